import { UNEXPECTED_FAILURE } from '../../../src/machines/unexpected-failure.ts';

/** Answer of a verb that rejected, as `calls` represents it. */
export const BROKEN_ANSWER = { ok: false, failure: UNEXPECTED_FAILURE } as const;

interface Pending<T> {
  resolve(answer: T): void;
  reject(reason: unknown): void;
}

const isBroken = (answer: unknown): answer is typeof BROKEN_ANSWER => answer === BROKEN_ANSWER;

/** Settles a verb with the answer of a chart's event; BROKEN rejects it. */
export function settleVerb<T>(verb: Pending<T>, answer: T | typeof BROKEN_ANSWER): void {
  if (isBroken(answer)) verb.reject(new Error('broken'));
  else verb.resolve(answer);
}
