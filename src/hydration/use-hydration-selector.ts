import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AppActorRef } from '../machines/shell/app.machine.ts';

const rendered = new WeakMap<AnyActorRef, unknown>();

/** Keeps what the app and its children say before they go on: the page was drawn from it, on the server. */
export function captureServerSnapshots(app: AppActorRef): void {
  for (const actor of [app, ...Object.values(app.getSnapshot().children)])
    if (actor) rendered.set(actor, actor.getSnapshot());
}

/**
 * What is selected of an actor, for a view that React may take over after the actor has gone on: it begins with what the server
 * drew, and is drawn anew when that is no longer so. What is selected is the same as long as nothing has changed.
 */
export function useHydrationSelector<Actor extends AnyActorRef, Value>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const now = (): SnapshotFrom<Actor> => actor.getSnapshot();
  const first = () => (rendered.get(actor) as SnapshotFrom<Actor> | undefined) ?? now();
  return useSyncExternalStore(
    subscribe,
    () => select(now()),
    () => select(first()),
  );
}
