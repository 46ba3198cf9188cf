const MICROSECONDS = 1_000;

/** Exit code of a process whose job exceeded its CPU time. */
export const CPU_TIME_EXCEEDED_EXIT_CODE = 3;

/** Check interval in ms. */
const OFTEN = 100;

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/**
 * Runs a job and exits the process if its CPU time exceeds `limit` (ms). CPU time is used because elapsed time depends
 * on the load of the machine.
 */
export async function withCpuTimeLimit<T>(limit: number, job: () => Promise<T>): Promise<T> {
  const before = used();
  const looking = setInterval(() => {
    if (used() - before > limit) process.exit(CPU_TIME_EXCEEDED_EXIT_CODE);
  }, OFTEN);
  try {
    return await job();
  } finally {
    clearInterval(looking);
  }
}
