import { setImmediate as turn } from 'node:timers/promises';
import { unlessAborted } from './unless-aborted.ts';

/**
 * What becomes of each thing, in their order, with the next few begun before their turn; others have theirs after each. Whoever stops
 * early waits for those that were begun, unless the signal says to stop at once.
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
    // What fails is told when its turn comes, and must not end the process before.
    one.catch(() => {});
    begun.push(one);
  };
  try {
    for (let next = 0; next < most; next += 1) beginNext();
    for (beginNext(); begun.length > 0; beginNext()) {
      const first = begun.shift();
      if (first) yield await unlessAborted(first, signal);
      await turn();
    }
  } finally {
    if (!signal.aborted) await Promise.allSettled(begun);
  }
}
