import { setImmediate as turn } from 'node:timers/promises';
import { abortable } from './abortable.ts';

/**
 * Asynchronous map in order with lookahead: the next few items start early. It yields to the event loop after each
 * item. If the consumer stops early, it waits for started items, unless the signal is aborted.
 */
export async function* mapWithLookahead<T, R>(
  things: readonly T[],
  { most, begin, signal }: { most: number; begin: (thing: T) => Promise<R>; signal: AbortSignal },
): AsyncGenerator<R, void> {
  const begun: Promise<R>[] = [];
  const waiting = things.values();
  const beginNext = () => {
    const { value: thing, done } = waiting.next();
    if (done) return;
    const one = begin(thing);
    // An error is reported in its turn; until then it must not end the process as an unhandled rejection.
    one.catch(() => {});
    begun.push(one);
  };
  try {
    for (let next = 0; next <= most; next += 1) beginNext();
    for (let first = begun.shift(); first; first = begun.shift()) {
      yield await abortable(first, signal);
      await turn();
      beginNext();
    }
  } finally {
    if (!signal.aborted) await Promise.allSettled(begun);
  }
}
