import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PictureAnswer, PictureJob, PictureOutcome } from './picture-work.ts';
import { WORK_EXCEEDED } from './work-limit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How far behind this process, which may stand behind others itself. */
const PATIENT = 5;
const { PRIORITY_LOW } = constants.priority;

const PROGRAM = join(import.meta.dirname, 'picture-program.ts');

interface Conditions {
  /** How long a job may take, in ms by the clock. */
  limit: number;
  /** How much of a processor a job may take, in ms. */
  workLimit: number;
  /** After how long without work a process ends, in ms. */
  idleAfter: number;
  /** Whether everything else on the machine goes first. */
  isPatient?: boolean;
  program?: string;
}

/**
 * A job without an outcome. WORK: the picture took more of a processor than it may. TIME: the machine had no time or memory for it,
 * which says nothing about the picture.
 */
export class JobLost extends Error {
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

/** Carries out jobs, each in a process that has nothing else to do. */
export interface ImageWorkers {
  /** The encoded picture, or why the file is none. Throws JobLost when its process had to be ended, or ended by itself. */
  carryOut(job: PictureJob): Promise<PictureOutcome>;
}

/** What it works on comes from strangers: it knows no setting of ours. Two arenas give back more of what was taken. */
function start(program: string, workLimit: number, isPatient: boolean): ChildProcess {
  const child = fork(program, [String(workLimit)], {
    serialization: 'advanced',
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (isPatient && child.pid !== undefined)
    setPriority(child.pid, Math.min(getPriority() + PATIENT, PRIORITY_LOW));
  // Whoever waits for an answer is told by its own listener; without any, the error would end this process.
  return child.on('error', () => {});
}

/** What a process that waits must not do: keep this one from ending. */
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
    throw new JobLost(code === WORK_EXCEEDED ? 'WORK' : 'TIME', limits);
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
 * Work on pictures happens outside of this process: what a file unpacks to goes with the process that unpacked it, what takes too
 * long can be ended, and nothing of it stands in the way of calls.
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
    const ending = setTimeout(() => {
      free.splice(
        free.findIndex((one) => one.child === child),
        1,
      );
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

/** Of this server: who runs more at a time than two pictures that are looked at and one that was put, has to have a queue. */
export const imageWorkers = createImageWorkers({
  limit: 20 * SECOND,
  workLimit: 10 * SECOND,
  idleAfter: 5 * SECOND,
});

/** For what nobody waits for yet: while others need the machine it comes to nothing, and that is no fault of the picture. */
export const lowPriorityImageWorkers = createImageWorkers({
  limit: 5 * MINUTE,
  workLimit: 60 * SECOND,
  idleAfter: 5 * SECOND,
  isPatient: true,
});
