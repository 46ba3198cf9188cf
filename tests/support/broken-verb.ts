import { UNEXPECTED } from '../../src/machines/unexpected.ts';

/** What a verb that rejects has answered, as `calls` puts it. */
export const BROKEN = { ok: false, failure: UNEXPECTED } as const;

interface Pending<T> {
  resolve(answer: T): void;
  reject(reason: unknown): void;
}

const isBroken = (answer: unknown): answer is typeof BROKEN => answer === BROKEN;

/** Gives a verb the answer of a chart's event; that it is broken, it finds out for itself. */
export function settle<T>(verb: Pending<T>, answer: T | typeof BROKEN): void {
  if (isBroken(answer)) verb.reject(new Error('broken'));
  else verb.resolve(answer);
}
