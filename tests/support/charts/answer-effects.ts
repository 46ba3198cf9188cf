import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Part = [name: string, part: unknown];

/** Objects and strings in an answer with their paths, the whole first: "output", "value", "value.items". */
function partsOf(value: unknown, place: readonly string[] = []): Part[] {
  const whole: Part = [place.slice(0, 2).join('.') || 'output', value];
  if (!isObject(value)) return typeof value === 'string' && value.length > 1 ? [whole] : [];
  const inner = place.length < 3 ? Object.entries(value) : [];
  return [whole, ...inner.flatMap(([key, part]) => partsOf(part, [...place, key]))];
}

const codeOf = (value: unknown) =>
  isObject(value) && 'code' in value && typeof value.code === 'string' ? value.code : null;

const answerIn = (event: AnyEventObject): unknown => ('output' in event ? event.output : event.error);

/** Name of an answer: the refusal code, "ok", "broken", or the value itself if it is neither result nor object. */
function outcomeOf(event: AnyEventObject): string {
  const answer = answerIn(event);
  if (event.type.startsWith('xstate.error.')) return 'broken';
  if (!isObject(answer)) return answer === undefined ? 'done' : JSON.stringify(answer);
  if (!('ok' in answer)) return 'value';
  return answer.ok ? 'ok' : (codeOf('failure' in answer ? answer.failure : null) ?? 'refused');
}

/** The value is this part; the answer itself and its value may also be copies. */
const isPart = (value: unknown, [name, part]: Part) =>
  part === value || (['output', 'value'].includes(name) && isObject(value) && isDeepStrictEqual(part, value));

/** Name of the part of an answer that a value is or contains. */
function partIn(value: unknown, parts: readonly Part[], depth = 5): string | null {
  const code = codeOf(value);
  if (code !== null && parts.some(([, part]) => codeOf(part) === code)) return code;
  const same = parts.find((part) => isPart(value, part));
  if (same) return same[0];
  const below = isObject(value) && depth > 0 ? Object.values(value).filter(isObject) : [];
  return below.map((inner) => partIn(inner, parts, depth - 1)).find((name) => name !== null) ?? null;
}

/** Description of a context key after an answer; null if it relates neither to the answer nor to a failure. */
function recordIn(before: unknown, after: unknown, parts: readonly Part[]) {
  const part = isObject(after) || before !== after ? partIn(after, parts) : null;
  if (part !== null) return part;
  if (before === after) return null;
  return codeOf(after) ?? (codeOf(before) === null ? null : JSON.stringify(after));
}

/** Answer of an actor and its effects on the chart, as `answerEffectsOf` lists it. */
export function answerEffectOf(
  event: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
): string {
  const parts = partsOf(answerIn(event));
  const recorded = Object.entries<unknown>(after.context).flatMap(([key, value]) => {
    const record = recordIn(before.context[key], value, parts);
    return record === null ? [] : [`${key}: ${record}`];
  });
  const output = partIn(after.output, parts);
  const done = actions
    .filter(({ type }) => !type.startsWith('xstate.'))
    .map(({ type, params }) => `${type}(${partIn(params, parts) ?? ''})`);
  const all = [...recorded, ...(output === null ? [] : [`output: ${output}`]), ...done];
  const actor = event.type.replace(/^xstate\.\w+\.actor\./, '');
  return `${actor} ${outcomeOf(event)} → ${all.length > 0 ? all.join(', ') : 'nothing'}`;
}
