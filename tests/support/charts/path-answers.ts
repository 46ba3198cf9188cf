import type { AnyEventObject, EventObject } from 'xstate';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import { UNEXPECTED_FAILURE } from '../../../src/machines/unexpected-failure.ts';
import { isAnswer } from './chart-transitions.ts';

/** Events of a path with this type. */
type EventOf<Event extends EventObject, Type extends string> = Extract<Event, { type: Type }>;

type AnswerOf<Event extends EventObject, Actor extends string> =
  EventOf<Event, `xstate.done.actor.${Actor}`> extends { output: infer Answer } ? Answer : never;

/** Value of a successful answer. */
export type ValueIn<Answer> = Extract<Answer, { ok: true }> extends { value: infer Value } ? Value : never;

/** Failure of a refused answer, or UNEXPECTED if its actor broke. */
export type RefusalIn<Answer> =
  | (Extract<Answer, { ok: false }> extends { failure: infer Failure } ? Failure : never)
  | typeof UNEXPECTED_FAILURE;

/** Failure of a refused answer; null for any other. */
function refusalOfAnswer({ type, output }: AnyEventObject): KnownFailure<string> | null {
  if (type.startsWith('xstate.error.')) return UNEXPECTED_FAILURE;
  return output && output.ok === false ? (output.failure ?? null) : null;
}

/** Last event of this type on a path. */
export const lastEventOf = <Event extends EventObject, const Type extends Event['type']>(
  past: readonly Event[],
  type: Type,
): EventOf<Event, Type> | undefined =>
  past.findLast((event): event is EventOf<Event, Type> => event.type === type);

/**
 * Last refusal on a path; null if the last answer was none, or if one of the given events has dismissed it.
 * Expected messages come from it and not from the chart's context, so a chart that forgets or keeps a refusal wrongly
 * differs.
 */
export function refusalIn(past: readonly EventObject[], dismissedBy: readonly string[] = []) {
  const last = past.findLast((event) => isAnswer(event) || dismissedBy.includes(event.type));
  return last && isAnswer(last) ? refusalOfAnswer(last) : null;
}

/** Value of an actor's last successful result on a path, also if refusals follow; null if there is none. */
export function lastValueOf<Event extends EventObject, const Actor extends string>(
  past: readonly Event[],
  actor: Actor,
): ValueIn<AnswerOf<Event, Actor>> | null {
  const type = `xstate.done.actor.${actor}`;
  const last = past.findLast((event: AnyEventObject) => event.type === type && event['output']?.ok === true);
  return last && 'output' in last ? (last.output as { value: never }).value : null;
}
