import type { AnyActorRef } from 'xstate';

/** System id of the application's actor, set at its creation: `createActor(appMachine, { systemId: APP })`. */
export const APP_SYSTEM_ID = 'app';

/**
 * Target for events to the application. Without one, as in tests, the child receives and ignores them. A
 * reference in the context would break hydration, because a stored snapshot cannot hold its parent.
 */
export const appOrSelf = ({
  self,
  system,
}: {
  self: AnyActorRef;
  system: { get(key: typeof APP_SYSTEM_ID): AnyActorRef | undefined };
}) => system.get(APP_SYSTEM_ID) ?? self;
