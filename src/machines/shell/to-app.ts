import type { AnyActorRef } from 'xstate';

/** The system id of the app actor, given where it is created: `createActor(appMachine, { systemId: APP })`. */
export const APP = 'app';

/**
 * Where a child of the app sends what the app should hear; a child that stands alone hears it itself and drops it.
 * A reference in the context would not survive the first screen: a stored snapshot cannot hold its parent.
 */
export const toApp = ({
  self,
  system,
}: {
  self: AnyActorRef;
  system: { get(key: typeof APP): AnyActorRef | undefined };
}) => system.get(APP) ?? self;
