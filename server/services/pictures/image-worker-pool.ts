import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PictureAnswer, PictureJob, PictureOutcome } from './picture-job.ts';
import { CPU_TIME_EXCEEDED_EXIT_CODE } from './cpu-time-limit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Difference in CPU priority of low-priority workers to this process, which may itself run at a low priority. */
const PATIENT = 5;
const { PRIORITY_LOW } = constants.priority;

const PROGRAM = join(import.meta.dirname, 'picture-worker.ts');

interface Conditions {
  /** Time limit of a job in ms. */
  limit: number;
  /** CPU time limit of a job in ms. */
  workLimit: number;
  /** Idle time in ms after which a process ends. */
  idleAfter: number;
  /** True to run at low CPU priority. */
  isPatient?: boolean;
  program?: string;
}

/**
 * Error: a job without a result. WORK: it exceeded its CPU time. TIME: it lacked time or memory, which implies nothing
 * about the picture.
 */
export class JobLostError extends Error {
  readonly reason: 'WORK' | 'TIME';
  constructor(reason: 'WORK' | 'TIME', limits: Pick<Conditions, 'limit' | 'workLimit'>) {
    super(
      reason === 'WORK'
        ? `A picture took more than ${limits.workLimit} ms of a processor.`
        : `A picture was not done within ${limits.limit} ms, or its process was ended.`,
    );
    this.reason = reason;
  }
}

/** Image worker pool; each job runs in a process of its own. */
export interface ImageWorkers {
  /** Encoded picture, or the error of the file. Throws JobLostError if the process was ended or crashed. */
  carryOut(job: PictureJob): Promise<PictureOutcome>;
}

/**
 * Starts a worker process without environment settings, because its input is untrusted. Two malloc arenas return more
 * memory.
 */
function start(program: string, workLimit: number, isPatient: boolean): ChildProcess {
  const child = fork(program, [String(workLimit)], {
    serialization: 'advanced',
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (isPatient && child.pid !== undefined)
    setPriority(child.pid, Math.min(getPriority() + PATIENT, PRIORITY_LOW));
  // The job's own listener handles errors; without any listener the error would end this process.
  return child.on('error', () => {});
}

/** Lets this process exit while an idle worker is running. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

async function answerOf(
  child: ChildProcess,
  job: PictureJob,
  limits: Pick<Conditions, 'limit' | 'workLimit'>,
): Promise<PictureAnswer> {
  const settled = new AbortController();
  const { signal } = settled;
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.limit);
  const answered = once(child, 'message', { signal }).then(([answer]) => answer as PictureAnswer);
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new JobLostError(code === CPU_TIME_EXCEEDED_EXIT_CODE ? 'WORK' : 'TIME', limits);
  });
  try {
    child.send(job);
    return await Promise.race([answered, ended]);
  } finally {
    clearTimeout(timer);
    settled.abort();
    await Promise.allSettled([answered, ended]);
  }
}

/**
 * Image workers run in separate processes: memory is freed with the process, jobs can be aborted, and requests are not
 * blocked.
 */
export function createImageWorkers({
  limit,
  workLimit,
  idleAfter,
  isPatient = false,
  program = PROGRAM,
}: Conditions): ImageWorkers {
  const free: { child: ChildProcess; ending: NodeJS.Timeout }[] = [];

  const takeProcess = (): ChildProcess => {
    for (let known = free.pop(); known; known = free.pop()) {
      clearTimeout(known.ending);
      if (known.child.connected) return known.child;
    }
    return start(program, workLimit, isPatient);
  };

  const giveBack = (child: ChildProcess) => {
    letGo(child);
    // Its entry stays; the next taking discards what is not connected.
    const ending = setTimeout(() => {
      if (child.connected) child.disconnect();
    }, idleAfter);
    free.push({ child, ending: ending.unref() });
  };

  const carryOut = async (job: PictureJob): Promise<PictureOutcome> => {
    const child = takeProcess();
    hold(child);
    const answer = await answerOf(child, job, { limit, workLimit });
    giveBack(child);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer;
  };

  return { carryOut };
}

/** Image workers for requests. Callers must queue if they run more than two encodings and one upload at a time. */
export const imageWorkers = createImageWorkers({
  limit: 20 * SECOND,
  workLimit: 10 * SECOND,
  idleAfter: 5 * SECOND,
});

/**
 * Image workers at low priority, for pictures that nobody waits for. Under load their jobs fail, which implies nothing
 * about the picture.
 */
export const lowPriorityImageWorkers = createImageWorkers({
  limit: 5 * MINUTE,
  workLimit: 60 * SECOND,
  idleAfter: 5 * SECOND,
  isPatient: true,
});
