export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether as many wait as may. */
  isFull(): boolean;
  /** Resolves when nothing runs and nobody waits. */
  untilIdle(): Promise<void>;
}

/** Runs at most `atOnce` pieces of work at a time, in the order in which they came; `mostWaiting` is when it calls itself full. */
export function createQueue(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];

  const takePlace = () => {
    if (running >= atOnce) return new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    return Promise.resolve();
  };

  const leavePlace = () => {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) for (const wake of idle.splice(0)) wake();
  };

  const untilIdle = async (): Promise<void> => {
    if (running === 0) return;
    await new Promise<void>((resolve) => idle.push(resolve));
    await untilIdle();
  };

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };

  return { run, isFull: () => waiting.length >= mostWaiting, untilIdle };
}
