import { setTimeout } from 'node:timers/promises';
import { createVitest } from 'vitest/node';
import { createNamePattern } from '../proofs/name-pattern.ts';
import type { Answer, Question, TestCase } from './test-process.ts';

// Started by test-process.ts in the copy of the tree: one warm Vitest that runs what it is asked for.
const GRACE = 10_000;

const send = (answer: Answer) => process.send?.(answer);

/** Runs the files in the order that they were asked for: the nearest first. */
class AsAsked {
  shard<T>(files: T): T {
    return files;
  }
  sort<T>(files: T): T {
    return files;
  }
}

/** What has ended of the run under way; Vitest itself goes on telling what failed in runs before. */
const ended = new Map<string, 'failed' | 'other'>();
let cases: TestCase[] = [];
let isStopping = false;
let doesStop = false;

/** A failure ends the run from here: a worker that would end it itself may come late and end the next one. */
function note(file: string, isFailed: boolean) {
  ended.set(file, isFailed ? 'failed' : (ended.get(file) ?? 'other'));
  if (!isFailed || !doesStop || isStopping) return;
  isStopping = true;
  void vitest.cancelCurrentRun('test-failure');
}

// Packages of the copy are those of the tree, beyond its root.
const vite = { server: { fs: { strict: false } } };
const vitest = await createVitest(
  'test',
  {
    root: process.cwd(),
    watch: false,
    // A worker kept between runs would hold the sources before.
    isolate: true,
    retry: 0,
    bail: 0,
    silent: true,
    reporters: [
      {
        onTestCaseResult: (test) => {
          const { state } = test.result();
          const file = test.module.moduleId;
          if (state !== 'skipped') cases.push({ file, title: test.fullName, isPassed: state === 'passed' });
          note(file, state === 'failed');
        },
        onTestModuleEnd: (module) => note(module.moduleId, module.state() === 'failed'),
      },
    ],
    sequence: { sequencer: AsAsked },
  },
  vite,
);
const specifications = await vitest.globTestSpecifications();

async function answer({ invalid, tests, bail, named }: Question): Promise<void> {
  for (const file of invalid) vitest.invalidateFile(file);
  if (named === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(createNamePattern(named));
  ended.clear();
  cases = [];
  isStopping = false;
  doesStop = bail;
  const asked = tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test));
  const { unhandledErrors } = await vitest.runTestSpecifications(asked);
  const failed = tests.filter((test) => ended.get(test) === 'failed');
  const isWhole = tests.every((test) => ended.has(test));
  send({ failed, cases, hasStrayErrors: unhandledErrors.length > 0 || (failed.length === 0 && !isWhole) });
}

process.on('message', (question: Question) => void answer(question));
/** Ends with all that it started; what runs for ever does not end when it is asked. */
async function end(): Promise<void> {
  await Promise.race([vitest.close(), setTimeout(GRACE)]);
  process.kill(-process.pid, 'SIGKILL');
}

process.on('disconnect', () => void end());
send({ failed: [], cases: [], hasStrayErrors: false });
