import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { AppActorRef } from '../machines/shell/app.machine.ts';

const rendered = new WeakMap<AnyActorRef, unknown>();

/**
 * Stores the snapshots of the application and its children before they start: the server rendered the page
 * from them.
 */
export function captureServerSnapshots(app: AppActorRef): void {
  for (const actor of [app, ...Object.values(app.getSnapshot().children)])
    if (actor) rendered.set(actor, actor.getSnapshot());
}

/**
 * Hydration selector: selects a value of an actor for a view that may hydrate after the actor has changed.
 * The first render uses the server's snapshot; then the view renders again if the value differs. `select`
 * must return a stable value.
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
