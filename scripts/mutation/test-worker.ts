import { createVitest, type TestModule } from 'vitest/node';
import type { Answer, Question } from './test-process.ts';

// Started by test-process.ts in the copy of the tree: one warm Vitest that runs what it is asked for.
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

const vitest = await createVitest('test', {
  root: process.cwd(),
  watch: false,
  retry: 0,
  silent: true,
  reporters: [{}],
  sequence: { sequencer: AsAsked },
});
const specifications = await vitest.globTestSpecifications();

const hasFailed = (module: TestModule) => module.state() === 'failed';

async function answer({ invalid, tests, bail }: Question): Promise<void> {
  for (const file of invalid) vitest.invalidateFile(file);
  for (const { config } of [vitest, ...vitest.projects]) config.bail = bail ? 1 : 0;
  const asked = tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  send({
    failed: testModules.filter(hasFailed).map(({ moduleId }) => moduleId),
    hasStrayErrors: unhandledErrors.length > 0,
  });
}

process.on('message', (question: Question) => void answer(question));
process.on('disconnect', () => void vitest.exit());
send({ failed: [], hasStrayErrors: false });
