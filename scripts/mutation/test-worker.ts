import { setTimeout } from 'node:timers/promises';
import { createVitest } from 'vitest/node';
import { createRequirementPattern } from '../proofs/requirement-pattern.ts';
import type { TestReply, TestRequest, TestCase } from './test-process.ts';

// Test worker that test-process.ts starts in the copied tree: one warm Vitest for all requests.
const GRACE = 10_000;

const send = (answer: TestReply) => process.send?.(answer);

/** Vitest sequencer that preserves the requested order, nearest tests first. */
class AsAsked {
  shard<T>(files: T): T {
    return files;
  }
  sort<T>(files: T): T {
    return files;
  }
}

/** Finished files of the current run; Vitest itself also reports failures of earlier runs. */
const ended = new Map<string, 'failed' | 'other'>();
let cases: TestCase[] = [];
let isStopping = false;
let doesStop = false;

/** Cancels the run at the first failure. Vitest's own `bail` may come late and cancel the next run. */
function note(file: string, isFailed: boolean) {
  ended.set(file, isFailed ? 'failed' : (ended.get(file) ?? 'other'));
  if (!isFailed || !doesStop || isStopping) return;
  isStopping = true;
  void vitest.cancelCurrentRun('test-failure');
}

// Packages of the copy are links to those of the original tree, outside its root.
const vite = { server: { fs: { strict: false } } };
const vitest = await createVitest(
  'test',
  {
    root: process.cwd(),
    watch: false,
    // Isolated, because a reused worker would still have the previous sources.
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

async function answer({ invalid, tests, bail, named }: TestRequest): Promise<void> {
  for (const file of invalid) vitest.invalidateFile(file);
  if (named === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(createRequirementPattern(named));
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

process.on('message', (question: TestRequest) => void answer(question));
/** Exits with all child processes; SIGKILL, because an endless loop ignores a request to stop. */
async function end(): Promise<void> {
  await Promise.race([vitest.close(), setTimeout(GRACE)]);
  process.kill(-process.pid, 'SIGKILL');
}

process.on('disconnect', () => void end());
send({ failed: [], cases: [], hasStrayErrors: false });
