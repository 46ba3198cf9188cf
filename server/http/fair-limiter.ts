interface Bounds {
  /** How many may wait in all. */
  mostWaiting?: number;
  /** How many of one may wait. */
  mostOfEach?: number;
}

export interface FairLimiter {
  /** Does the work when its turn comes: who has waited longest for one of theirs goes first, whoever else has many. */
  run<T>(work: () => Promise<T>, whose?: string): Promise<T>;
  /** How many wait. */
  waiting(): number;
  /** Whether as many wait as may. */
  isFull(): boolean;
  /** Whether as many of theirs wait as may. */
  isFullOf(whose: string): boolean;
  /** Resolves when nothing runs and nobody waits. */
  untilIdle(): Promise<void>;
}

/**
 * Runs at most `atOnce` pieces of work at a time. Those of one come in their order, and everybody's in turn; of those who
 * give no name as if they were one. The bounds are when it calls itself full.
 */
export function createFairLimiter(
  atOnce: number,
  { mostWaiting = Number.POSITIVE_INFINITY, mostOfEach = Number.POSITIVE_INFINITY }: Bounds = {},
): FairLimiter {
  let running = 0;
  let waitingInAll = 0;
  /** By whose they are, in the order in which their turn comes. */
  const waiting = new Map<string, (() => void)[]>();
  const idle: (() => void)[] = [];

  const takePlace = (whose: string) => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => {
      waitingInAll += 1;
      const theirs = waiting.get(whose);
      if (theirs) theirs.push(resolve);
      else waiting.set(whose, [resolve]);
    });
  };

  const takeNext = (): (() => void) | undefined => {
    for (const [whose, theirs] of waiting) {
      const next = theirs.shift();
      waiting.delete(whose);
      if (theirs.length > 0) waiting.set(whose, theirs);
      waitingInAll -= 1;
      return next;
    }
    return undefined;
  };

  const leavePlace = () => {
    const next = takeNext();
    if (next) return next();
    running -= 1;
    if (running === 0) for (const wake of idle.splice(0)) wake();
  };

  const untilIdle = async (): Promise<void> => {
    if (running === 0) return;
    await new Promise<void>((resolve) => idle.push(resolve));
    await untilIdle();
  };

  const run = async <T>(work: () => Promise<T>, whose = ''): Promise<T> => {
    await takePlace(whose);
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };

  return {
    run,
    waiting: () => waitingInAll,
    isFull: () => waitingInAll >= mostWaiting,
    isFullOf: (whose) => (waiting.get(whose)?.length ?? 0) >= mostOfEach,
    untilIdle,
  };
}
