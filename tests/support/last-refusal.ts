import type { AnyEventObject, AnyMachineSnapshot, EventObject } from 'xstate';
import { UNEXPECTED } from '../../src/machines/unexpected.ts';
import { isAnswer } from './charts.ts';

interface Refusal {
  code: string;
}

/** Why an answer is a refusal; null where it is none. */
function refusalIn({ type, output }: AnyEventObject): Refusal | null {
  if (type.startsWith('xstate.error.')) return UNEXPECTED;
  return output && output.ok === false ? (output.failure ?? null) : null;
}

/**
 * Refusal that was answered last on a path; null where the last answer was none, or where one of these events has
 * dismissed it since.
 */
function lastRefusal(past: readonly EventObject[], dismissedBy: readonly string[] = []): Refusal | null {
  const last = past.findLast((event) => isAnswer(event) || dismissedBy.includes(event.type));
  return last && isAnswer(last) ? refusalIn(last) : null;
}

/**
 * A snapshot for the eyes of an oracle: its failure is what was answered last on the path, not what the chart has
 * recorded of it. A chart that forgets a refusal, or shows one for too long, then differs from its page.
 */
export function asAnswered<Snapshot extends AnyMachineSnapshot>(
  state: Snapshot,
  past: readonly EventObject[],
  dismissedBy: readonly string[] = [],
): Snapshot {
  if (!('failure' in state.context)) return state;
  const context = { ...state.context, failure: lastRefusal(past, dismissedBy) };
  return Object.create(state, { context: { value: context } });
}
