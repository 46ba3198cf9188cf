import { expect, test } from 'vitest';
import type { Mutant } from '../mutation/mutant.ts';
import type { TestReply, TestRequest, TestCase } from '../mutation/test-process.ts';
import { mutantOf, type RequirementMutant } from './requirement-mutant.ts';
import { createRequirementPattern } from './requirement-pattern.ts';
import { tryRequirementMutants } from './try-requirement-mutants.ts';

const SOURCE = 'const limit = 20;\nconst other = 30;\n';

const taken: RequirementMutant = {
  requirement: 'R5.1',
  what: 'there is no limit',
  file: 'contract/limit.ts',
  original: 'limit = 20',
  replacement: 'limit = Infinity',
  killedBy: 'contract/limit.test.ts',
};

const FILE = '/tree/contract/limit.test.ts';
const passed: TestCase = { file: FILE, title: 'R5.1 twenty are enough', isPassed: true };
const failed: TestCase = { ...passed, isPassed: false };

/** Trial over a fake tree and process with given answers; records the requests. */
async function trying(
  answers: readonly (readonly TestCase[] | null)[],
  all: readonly RequirementMutant[] = [taken],
) {
  const asked: { mutants: readonly Mutant[]; question: TestRequest }[] = [];
  let spoiledBy: readonly Mutant[] = [];
  const left = [...answers];
  const tree = {
    pathOf: (file: string) => `/tree/${file}`,
    sourceOf: () => SOURCE,
    with: async <T>(mutants: readonly Mutant[], run: (spoiled: string[]) => Promise<T>) => {
      spoiledBy = mutants;
      return run(mutants.map(({ file }) => `/tree/${file}`));
    },
  };
  const process = {
    run: async (question: TestRequest): Promise<TestReply | null> => {
      asked.push({ mutants: spoiledBy, question });
      const cases = left.shift() ?? null;
      return cases && { failed: [], cases, hasStrayErrors: false };
    },
  };
  const told: unknown[] = [];
  const trials = await tryRequirementMutants(all, { tree, process, tell: (trial) => told.push(trial) });
  expect(told).toEqual(trials);
  return { noticed: trials.map(({ noticed }) => noticed), asked };
}

test('a test that fails with the behaviour taken away, and passes without, has noticed it', async () => {
  const { noticed, asked } = await trying([[passed], [failed]]);
  expect(noticed).toEqual(['R5.1 twenty are enough']);
  expect(asked.map(({ question }) => question)).toEqual([
    { invalid: [], tests: [FILE], bail: false },
    { invalid: ['/tree/contract/limit.ts'], tests: [FILE], bail: true, named: 'R5.1' },
  ]);
  expect(asked[1]?.mutants).toEqual([
    {
      file: 'contract/limit.ts',
      line: 1,
      what: 'there is no limit',
      original: 'limit = 20',
      start: 6,
      end: 16,
      replacement: 'limit = Infinity',
    },
  ]);
});

test.each([
  ['no test failed', [[passed], [passed]]],
  ['no test was run', [[passed], []]],
  ['it fails with nothing taken away too', [[failed, { ...passed, title: 'another' }], [failed]]],
  ['it did not end', [[passed], null]],
])('nothing was noticed where %s', async (_, answers) => {
  expect((await trying(answers)).noticed).toEqual([null]);
});

test.each([
  ['fails', [[failed], [failed]]],
  ['does not end', [null, [failed]]],
])('all stops where the file that has to notice %s with nothing taken away', async (_, answers) => {
  await expect(trying(answers)).rejects.toThrow(`or not in time: ${FILE}`);
});

test('what the last one spoiled is read anew for the next', async () => {
  const other = { ...taken, file: 'contract/other.ts', original: 'other = 30', replacement: 'other = 3' };
  const { asked } = await trying([[passed], [failed], [passed]], [taken, other]);
  expect(asked.map(({ question: { invalid } }) => invalid)).toEqual([
    [],
    ['/tree/contract/limit.ts'],
    ['/tree/contract/limit.ts', '/tree/contract/other.ts'],
  ]);
});

test('what stands there no more, or twice, is refused', () => {
  expect(() => mutantOf({ ...taken, original: 'limit = 21' }, SOURCE)).toThrow(
    'R5.1: not in contract/limit.ts',
  );
  expect(() => mutantOf({ ...taken, original: 'const' }, SOURCE)).toThrow('R5.1: twice in contract/limit.ts');
  expect(mutantOf({ ...taken, original: 'other = 30' }, SOURCE).line).toBe(2);
});

test('a requirement is not named by a longer number, and a chapter names all of its own', () => {
  const named = (requirement: string, title: string) => createRequirementPattern(requirement).test(title);
  expect([
    named('R5.1', 'R5.1 twenty'),
    named('R5.1', 'rules > R5.14 and R5.1, too'),
    named('R5.1', 'R5.14'),
    named('R5.1', 'R5x1'),
    named('R5', 'R5.14'),
    named('R1', 'R14'),
  ]).toEqual([true, true, false, false, true, false]);
});
