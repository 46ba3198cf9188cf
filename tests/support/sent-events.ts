import type { AnyActor, AnyEventObject } from 'xstate';

/** The events that an actor is sent from here on. */
export function sentEventsOf({ system }: AnyActor): readonly AnyEventObject[] {
  const told: AnyEventObject[] = [];
  system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(inspected.event);
  });
  return told;
}
