import type { MutatedTree } from '../mutation/mutated-tree.ts';
import type { TestCase, TestProcess } from '../mutation/test-process.ts';
import { mutantOf, type RequirementMutant } from './requirement-mutant.ts';

/** Outcome of a removed behaviour: title of a test that detected it; null if none did. */
export type RequirementMutantResult = { taken: RequirementMutant; noticed: string | null };

type Tools = {
  tree: Pick<MutatedTree, 'with' | 'pathOf' | 'sourceOf'>;
  process: Pick<TestProcess, 'run'>;
  tell: (result: RequirementMutantResult) => void;
};

const START = 60_000;
const FOR_EACH = 60_000;

const keyOf = ({ file, title }: TestCase) => `${file}\n${title}`;

/**
 * Removes one behaviour at a time and runs the tests of its file that name the requirement.
 * It counts as detected if a test fails that passes with the original sources. A file that does not load, or a timeout,
 * detects nothing. Throws if no test of a file passes with the original sources.
 */
export async function tryRequirementMutants(
  all: readonly RequirementMutant[],
  { tree, process, tell }: Tools,
): Promise<RequirementMutantResult[]> {
  const files = [...new Set(all.map(({ killedBy }) => tree.pathOf(killedBy)))];
  const sound = await process.run(
    { invalid: [], tests: files, bail: false },
    START + files.length * FOR_EACH,
  );
  const passed = sound?.cases.filter(({ isPassed }) => isPassed) ?? [];
  const unsound = files.filter((file) => !passed.some((test) => test.file === file));
  if (unsound.length > 0)
    throw new Error(
      `Stopped: with nothing taken away no test of these passes, or not in time: ${unsound.join(', ')}`,
    );
  const passes = new Set(passed.map(keyOf));

  const results: RequirementMutantResult[] = [];
  let stale: readonly string[] = [];
  for (const taken of all) {
    const mutant = mutantOf(taken, tree.sourceOf(taken.file));
    const tests = [tree.pathOf(taken.killedBy)];
    const answer = await tree.with([mutant], (spoiled) => {
      const invalid = [...stale, ...spoiled];
      stale = spoiled;
      return process.run({ invalid, tests, bail: true, named: taken.requirement }, START + FOR_EACH);
    });
    const noticing = answer?.cases.find((test) => !test.isPassed && passes.has(keyOf(test)));
    const result = { taken, noticed: noticing?.title ?? null };
    results.push(result);
    tell(result);
  }
  return results;
}
