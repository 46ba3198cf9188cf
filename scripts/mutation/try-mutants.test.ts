import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { scoreOf, killedShareOf, mutationVerdict } from './score.ts';
import { mutantGroupsOf, tryMutants, type MutantTools } from './try-mutants.ts';

const SOURCE = '0123456789';
const mutant = (start: number, file = 'a.ts'): Mutant => ({
  file,
  line: 1,
  what: `at ${start}`,
  start,
  end: start + 2,
  replacement: '',
  original: '',
});

/** Trial against fake tests that fail as `failing` decides for the applied mutants. */
async function tried(
  mutants: readonly Mutant[],
  tests: readonly string[],
  failing: (test: string, mutants: readonly Mutant[]) => boolean,
  others: Partial<MutantTools> = {},
) {
  const runs: string[] = [];
  const results = await tryMutants(mutants, {
    sourceOf: () => SOURCE,
    testsOf: () => tests,
    run: async (mutants, asked, bail) => {
      runs.push(`${mutants.map(({ what }) => what).join('+')} × ${asked.length}`);
      const failed = asked.filter((test) => failing(test, mutants));
      return { failed: bail ? failed.slice(0, 1) : failed, isEndless: false };
    },
    doesCompile: async () => true,
    tell: () => {},
    isQuick: false,
    ...others,
  });
  return { runs, results: results.map(({ what, outcome, killer }) => `${what}: ${outcome} ${killer}`) };
}

const tests = Array.from({ length: 8 }, (_, index) => `test ${index}`);
const has = (mutants: readonly Mutant[], start: number) => mutants.some((one) => one.start === start);

test('the nearest tests come first, and what they kill is not tried further', async () => {
  expect(await tried([mutant(0)], tests, (test) => test === 'test 2')).toEqual({
    runs: ['at 0 × 6'],
    results: ['at 0: killed test 2'],
  });
});

test('those left stand in the sources together, and what fails then runs for each alone', async () => {
  const { runs, results } = await tried(
    [mutant(0), mutant(4)],
    tests,
    (test, mutants) => test === 'test 7' && has(mutants, 4),
  );
  expect(runs).toEqual(['at 0 × 6', 'at 4 × 6', 'at 0+at 4 × 2', 'at 0 × 1', 'at 4 × 1']);
  expect(results).toEqual(['at 4: killed test 7', 'at 0: survived null']);
});

test('a group that never ends is halved', async () => {
  const asked: number[] = [];
  const { results } = await tried([mutant(0), mutant(4)], tests, () => false, {
    run: async (mutants, files) => {
      if (files.length === 2) asked.push(mutants.length);
      const isEndless = files.length === 2 && has(mutants, 4);
      return { failed: isEndless ? files : [], isEndless };
    },
  });
  expect(asked).toEqual([2, 1, 1]);
  expect(results).toEqual(['at 4: killed test 6', 'at 0: survived null']);
});

test('what the compiler does not let in is neither killed nor survived', async () => {
  const { results } = await tried([mutant(0)], tests, () => false, { doesCompile: async () => false });
  expect(results).toEqual(['at 0: refused null']);
});

test('a quick trial asks the nearest alone', async () => {
  expect((await tried([mutant(0)], tests, () => false, { isQuick: true })).runs).toEqual(['at 0 × 6']);
});

test('mutants that overlap are in different groups', () => {
  const groups = mutantGroupsOf([mutant(0), mutant(1), mutant(4), mutant(1, 'b.ts')], () => SOURCE);
  expect(groups.map((group) => group.map(({ file, start }) => file + start))).toEqual([
    ['a.ts0', 'a.ts4', 'b.ts1'],
    ['a.ts1'],
  ]);
});

test('the share is of those that the compiler lets in', () => {
  const outcomes = ['killed', 'killed', 'killed', 'survived', 'refused'] as const;
  const tried = outcomes.map((outcome) => ({ ...mutant(0), outcome, killer: null }));
  expect(scoreOf(tried)).toEqual({ killed: 3, survived: 1, refused: 1 });
  expect(killedShareOf(scoreOf(tried))).toBe(0.75);
  expect(mutationVerdict('verbs', tried, 0.75)?.isEnough).toBe(true);
  expect(mutationVerdict('verbs', tried, 0.76)).toEqual({
    isEnough: false,
    line: 'verbs: 3 killed, 1 survived, 1 refused by the compiler: 75.0 % of 76.0 %',
  });
  expect(mutationVerdict('verbs', [], 0.76)).toBeNull();
});
