import type { AppActorRef } from './app.machine.ts';
import type { ChildArrived, LazyChild, LazyChildren } from './lazy-children.ts';

/** Starts a child of the app whose code has just come; `childOf` finds it from then on. */
export function registerLazyChild<Id extends LazyChild>(
  app: AppActorRef,
  logic: LazyChildren[Id],
  arrived: Omit<ChildArrived<Id>, 'type'>,
): void {
  // By its name, as the other children, so that it is part of the app's snapshot: `provide` would make another chart.
  app.getSnapshot().machine.implementations.actors[arrived.id] = logic;
  app.send({ type: 'child.arrived', ...arrived });
}
