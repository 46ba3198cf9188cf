import type { AnyEventObject, EventObject } from 'xstate';
import type { KnownFailure } from '../../contract/api/failure.ts';
import { UNEXPECTED } from '../../src/machines/unexpected.ts';
import { isAnswer } from './charts.ts';

/** Events of a path of this type. */
type EventOf<Event extends EventObject, Type extends string> = Extract<Event, { type: Type }>;

type AnswerOf<Event extends EventObject, Actor extends string> =
  EventOf<Event, `xstate.done.actor.${Actor}`> extends { output: infer Answer } ? Answer : never;

/** Value of an answer that is no refusal. */
export type ValueIn<Answer> = Extract<Answer, { ok: true }> extends { value: infer Value } ? Value : never;

/** Failure of a refused answer, or UNEXPECTED where its actor broke. */
export type RefusalIn<Answer> =
  | (Extract<Answer, { ok: false }> extends { failure: infer Failure } ? Failure : never)
  | typeof UNEXPECTED;

/** Failure of a refused answer; null for any other. */
function refusalIn({ type, output }: AnyEventObject): KnownFailure<string> | null {
  if (type.startsWith('xstate.error.')) return UNEXPECTED;
  return output && output.ok === false ? (output.failure ?? null) : null;
}

/** The event of this type that came last on a path. */
export const lastOf = <Event extends EventObject, const Type extends Event['type']>(
  past: readonly Event[],
  type: Type,
): EventOf<Event, Type> | undefined =>
  past.findLast((event): event is EventOf<Event, Type> => event.type === type);

/**
 * Refusal that was answered last on a path; null where the last answer was none, or where one of these events has
 * dismissed it since. Expected words come from it, not from the context of the chart: one that forgets a refusal, or shows
 * it for too long, then differs from its page.
 */
export function refusalOf(past: readonly EventObject[], dismissedBy: readonly string[] = []) {
  const last = past.findLast((event) => isAnswer(event) || dismissedBy.includes(event.type));
  return last && isAnswer(last) ? refusalIn(last) : null;
}

/** The value that an actor has brought last on a path, whatever it was refused since; null where it brought none. */
export function valueOf<Event extends EventObject, const Actor extends string>(
  past: readonly Event[],
  actor: Actor,
): ValueIn<AnswerOf<Event, Actor>> | null {
  const type = `xstate.done.actor.${actor}`;
  const last = past.findLast((event: AnyEventObject) => event.type === type && event['output']?.ok === true);
  return last && 'output' in last ? (last.output as { value: never }).value : null;
}
