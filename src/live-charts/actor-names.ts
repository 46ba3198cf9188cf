import { type ActorRefLike, type AnyActorRef, StateMachine } from 'xstate';

/** Inspected actor, with properties that XState's public type lacks. */
export type InspectedActor = AnyActorRef & { logic?: unknown; _parent?: InspectedActor };

const keys = new WeakMap<object, string>();
let count = 0;

/**
 * Unique key of an actor on its page. XState's session ids are unique only within a system, and each screen
 * is a system.
 */
export function actorKeyOf(ref: ActorRefLike): string {
  const known = keys.get(ref);
  if (known) return known;
  count += 1;
  const key = String(count);
  keys.set(ref, key);
  return key;
}

export const machineOf = ({ logic }: InspectedActor) => (logic instanceof StateMachine ? logic : null);

/** Display name: a screen's key; for a root without an id, the name of its chart. */
export const nameOf = (ref: InspectedActor): string =>
  ref.id === ref.sessionId ? (machineOf(ref)?.id ?? ref.id) : ref.id;
