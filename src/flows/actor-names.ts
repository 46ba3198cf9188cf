import { type ActorRefLike, type AnyActorRef, StateMachine } from 'xstate';

/** What inspection hands over knows more than XState's public type says. */
export type InspectedActor = AnyActorRef & { logic?: unknown; _parent?: InspectedActor };

const keys = new WeakMap<object, string>();
let count = 0;

/** One of a kind on its page. XState's session ids begin anew in each system, and each screen is a system. */
export function keyOf(ref: ActorRefLike): string {
  const known = keys.get(ref);
  if (known) return known;
  count += 1;
  const key = String(count);
  keys.set(ref, key);
  return key;
}

export const machineOf = ({ logic }: InspectedActor) => (logic instanceof StateMachine ? logic : null);

/** A screen is known by the key it was opened under, a root that has no id by its chart. */
export const nameOf = (ref: InspectedActor): string =>
  ref.id === ref.sessionId ? (machineOf(ref)?.id ?? ref.id) : ref.id;
