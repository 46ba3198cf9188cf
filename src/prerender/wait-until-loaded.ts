import type { AnyRouter } from '@tanstack/react-router';
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';
import type { AppActorRef } from '../machines/shell/app.machine.ts';

/** Waits until none of these actors is loading. A stopped one counts as loaded. Never rejects. */
export async function waitUntilLoaded(actors: readonly AnyActorRef[]): Promise<void> {
  const stopped = () => undefined;
  await Promise.all(
    actors.map((actor) =>
      waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('loading')).catch(stopped),
    ),
  );
}

/** Actors of the current screen: its own, and the shared data of a producer's screens. */
export function actorsOnScreen({ state }: Pick<AnyRouter, 'state'>, app: AppActorRef): AnyActorRef[] {
  const { producerData } = app.getSnapshot().children;
  const opened = state.matches.flatMap(({ loaderData }) => Object.values<AnyActorRef>(loaderData ?? {}));
  return producerData ? [...opened, producerData] : opened;
}
