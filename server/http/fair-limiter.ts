interface Bounds {
  /** Maximum running jobs per owner. */
  atOnceOfEach?: number;
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
 * Fair concurrency limiter: at most `atOnce` jobs run, of each owner at most `atOnceOfEach`. Jobs of one owner run in
 * order, owners take turns, and jobs without an owner share one queue. The other bounds only define `isFull`; they do
 * not reject jobs.
 */
export function createFairLimiter(
  atOnce: number,
  {
    atOnceOfEach = Number.POSITIVE_INFINITY,
    mostWaiting = Number.POSITIVE_INFINITY,
    mostOfEach = Number.POSITIVE_INFINITY,
  }: Bounds = {},
): FairLimiter {
  let running = 0;
  let waitingInAll = 0;
  /** Waiting jobs by owner, in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const idle: (() => void)[] = [];

  const runningOf = new Map<string, number>();
  const mayRun = (whose: string) => running < atOnce && (runningOf.get(whose) ?? 0) < atOnceOfEach;
  const count = (whose: string, change: 1 | -1) => {
    running += change;
    const theirs = (runningOf.get(whose) ?? 0) + change;
    if (theirs === 0) runningOf.delete(whose);
    else runningOf.set(whose, theirs);
  };

  const takePlace = (whose: string) => {
    if (mayRun(whose)) {
      count(whose, 1);
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => {
      waitingInAll += 1;
      const theirs = waiting.get(whose);
      if (theirs) theirs.push(resolve);
      else waiting.set(whose, [resolve]);
    });
  };

  /** Starts the next job of the first owner that may have another one. */
  const startNext = (): void => {
    for (const [whose, theirs] of waiting) {
      if (!mayRun(whose)) continue;
      const next = theirs.shift();
      waiting.delete(whose);
      if (theirs.length > 0) waiting.set(whose, theirs);
      waitingInAll -= 1;
      count(whose, 1);
      return next?.();
    }
  };

  const leavePlace = (whose: string) => {
    count(whose, -1);
    startNext();
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
      leavePlace(whose);
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
