export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing runs and nobody waits. */
  untilIdle(): Promise<void>;
}

/** Runs at most `atOnce` pieces of work at a time, in the order in which they came. */
export function createQueue(atOnce: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const idle: (() => void)[] = [];

  const release = () => {
    running -= 1;
    const next = waiting.shift();
    if (next) next();
    else if (running === 0) for (const wake of idle.splice(0)) wake();
  };

  return {
    run: async (work) => {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await work();
      } finally {
        release();
      }
    },
    untilIdle: async () => {
      while (running > 0) await new Promise<void>((resolve) => idle.push(resolve));
    },
  };
}
