import type { AnyRouter } from '@tanstack/react-router';
import { type AnyActorRef, type AnyMachineSnapshot, waitFor } from 'xstate';
import type { AppActorRef } from '../machines/shell/app.machine.ts';

/** Waits until none of these loads any more; one that is stopped meanwhile loads nothing. Never rejects. */
export async function allSettled(actors: readonly AnyActorRef[]): Promise<void> {
  const stopped = () => undefined;
  await Promise.all(
    actors.map((actor) =>
      waitFor(actor, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('loading')).catch(stopped),
    ),
  );
}

/** The actors whose content the screen shows where the router stands: its own, and what producers' screens share. */
export function actorsOnScreen({ state }: Pick<AnyRouter, 'state'>, app: AppActorRef): AnyActorRef[] {
  const { producerData } = app.getSnapshot().children;
  const opened = state.matches.flatMap(({ loaderData }) => Object.values<AnyActorRef>(loaderData ?? {}));
  return producerData ? [...opened, producerData] : opened;
}
