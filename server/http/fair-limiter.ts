interface Bounds {
  /** Maximum waiting jobs in total. */
  mostWaiting?: number;
  /** Maximum waiting jobs per owner. */
  mostOfEach?: number;
}

export interface FairLimiter {
  /** Runs the job in its turn, fairly among owners: many jobs of one owner do not delay the others. */
  run<T>(work: () => Promise<T>, whose?: string): Promise<T>;
  /** Number of waiting jobs. */
  waiting(): number;
  /** True if the queue is at its total limit. */
  isFull(): boolean;
  /** True if the owner's queue is at its limit. */
  isFullOf(whose: string): boolean;
  /** Resolves when no job runs or waits. */
  untilIdle(): Promise<void>;
}

/**
 * Fair concurrency limiter: at most `atOnce` jobs run. Jobs of one owner run in order, owners take turns, and jobs
 * without an owner share one queue. The bounds only define `isFull`; they do not reject jobs.
 */
export function createFairLimiter(
  atOnce: number,
  { mostWaiting = Number.POSITIVE_INFINITY, mostOfEach = Number.POSITIVE_INFINITY }: Bounds = {},
): FairLimiter {
  let running = 0;
  let waitingInAll = 0;
  /** Waiting jobs by owner, in the order of their turns. */
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
