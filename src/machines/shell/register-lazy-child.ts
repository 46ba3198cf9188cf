import type { AppActorRef } from './app.machine.ts';
import type { ChildArrived, LazyChildId, LazyChildren } from './lazy-children.ts';

/** Registers and starts a lazy child of the application. Afterwards `childOf` finds it. */
export function registerLazyChild<Id extends LazyChildId>(
  app: AppActorRef,
  logic: LazyChildren[Id],
  arrived: Omit<ChildArrived<Id>, 'type'>,
): void {
  // Registered by name, so that it is part of the application's snapshot. `provide` would create another
  // chart.
  app.getSnapshot().machine.implementations.actors[arrived.id] = logic;
  app.send({ type: 'child.arrived', ...arrived });
}
