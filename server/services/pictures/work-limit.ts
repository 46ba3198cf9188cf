const MICROSECONDS = 1_000;

/** Exit code of a process whose job took more of a processor than it may. */
export const WORK_EXCEEDED = 3;

/** How often it is looked at, in ms. */
const OFTEN = 100;

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/**
 * Does a job, and ends this process if it takes more of a processor than that, in ms: how long a job lasts by the clock depends on
 * what else the machine has to do.
 */
export async function withinWork<T>(limit: number, job: () => Promise<T>): Promise<T> {
  const before = used();
  const looking = setInterval(() => {
    if (used() - before > limit) process.exit(WORK_EXCEEDED);
  }, OFTEN);
  try {
    return await job();
  } finally {
    clearInterval(looking);
  }
}
