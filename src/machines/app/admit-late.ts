import type { AppActorRef } from './app.machine.ts';
import type { ChildArrived, LateChild, LateChildren } from './late-children.ts';

/** Starts a child of the app whose code has just come; `childOf` finds it from then on. */
export function admitLate<Id extends LateChild>(
  app: AppActorRef,
  logic: LateChildren[Id],
  arrived: Omit<ChildArrived<Id>, 'type'>,
): void {
  // By its name, as the other children, so that it is part of the app's snapshot: `provide` would make another chart.
  app.getSnapshot().machine.implementations.actors[arrived.id] = logic;
  app.send({ type: 'child.arrived', ...arrived });
}
