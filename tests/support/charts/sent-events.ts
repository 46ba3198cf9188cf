import type { AnyActor, AnyEventObject } from 'xstate';

/** Events sent to any actor of the system from now on. */
export function sentEventsOf({ system }: AnyActor): readonly AnyEventObject[] {
  const told: AnyEventObject[] = [];
  system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(inspected.event);
  });
  return told;
}
