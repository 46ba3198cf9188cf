import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import type { TestRequest } from './test-process.ts';
import { MutantTestRunner } from './mutant-test-runner.ts';

const mutant: Mutant = { file: 'a.ts', line: 1, what: '', start: 0, end: 0, replacement: '', original: '' };

/** Test runs over a fake tree and process that record the requests. */
function runsWhere(failing: (test: string, isSpoiled: boolean) => boolean) {
  const asked: TestRequest[] = [];
  let isSpoiled = false;
  const tree = {
    pathOf: (file: string) => `/tree/${file}`,
    with: async <T>(mutants: readonly Mutant[], run: (spoiled: string[]) => Promise<T>) => {
      isSpoiled = mutants.length > 0;
      return run(mutants.map(({ file }) => `/tree/${file}`));
    },
  };
  const process = {
    run: async (question: TestRequest) => {
      asked.push(question);
      const failed = question.tests.filter((test) => failing(test, isSpoiled));
      return { failed: question.bail ? failed.slice(0, 1) : failed, cases: [], hasStrayErrors: false };
    },
  };
  return { runs: new MutantTestRunner(tree, process), asked };
}

test('a test that fails with a mutant alone has noticed it', async () => {
  const { runs } = runsWhere((_, isSpoiled) => isSpoiled);
  expect(await runs.run([mutant], ['b.test.ts'], true)).toEqual({ failed: ['b.test.ts'], isEndless: false });
});

test('a test that fails with nothing taken away stops it all, and is named', async () => {
  const { runs, asked } = runsWhere((test) => test.includes('broken'));
  await expect(runs.run([mutant], ['broken.test.ts', 'b.test.ts'], true)).rejects.toThrow(
    'Stopped: with nothing taken away these fail or do not end in time, and no score is true without them: broken.test.ts',
  );
  expect(asked.map(({ tests }) => tests)).toEqual([
    ['/tree/broken.test.ts', '/tree/b.test.ts'],
    ['/tree/broken.test.ts'],
    ['/tree/broken.test.ts'],
  ]);
});

test('a test that ran out of time once, on a busy machine, is asked again before anything stops', async () => {
  let checks = 0;
  const { runs } = runsWhere((_, isSpoiled) => isSpoiled || (checks += 1) === 1);
  expect(await runs.run([mutant], ['slow.test.ts'], true)).toEqual({
    failed: ['slow.test.ts'],
    isEndless: false,
  });
  expect(checks).toBe(2);
});

test('tests that never end with nothing taken away stop it all, too', async () => {
  const tree = {
    pathOf: (file: string) => file,
    with: async <T>(_: unknown, run: (spoiled: string[]) => Promise<T>) => run([]),
  };
  const runs = new MutantTestRunner(tree, { run: async () => null });
  await expect(runs.run([mutant], ['slow.test.ts'], true)).rejects.toThrow('without them: slow.test.ts');
});

test('what the last run spoiled is read anew', async () => {
  const { runs, asked } = runsWhere(() => false);
  await runs.run([mutant], ['b.test.ts'], true);
  await runs.run([{ ...mutant, file: 'c.ts' }], ['b.test.ts'], true);
  expect(asked.map(({ invalid }) => invalid)).toEqual([['/tree/a.ts'], ['/tree/a.ts', '/tree/c.ts']]);
});
