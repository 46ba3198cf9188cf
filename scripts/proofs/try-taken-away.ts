import type { SpoiledTree } from '../mutation/spoiled-tree.ts';
import type { TestCase, TestProcess } from '../mutation/test-process.ts';
import { mutantOf } from './mutant-of.ts';
import type { TakenAway } from './taken-away.ts';

/** What became of a behaviour that was taken away: the title of a test that noticed; null when none did. */
export type Trial = { taken: TakenAway; noticed: string | null };

type Tools = {
  tree: Pick<SpoiledTree, 'with' | 'pathOf' | 'sourceOf'>;
  process: Pick<TestProcess, 'run'>;
  tell: (trial: Trial) => void;
};

const START = 60_000;
const FOR_EACH = 60_000;

const keyOf = ({ file, title }: TestCase) => `${file}\n${title}`;

/**
 * Takes one behaviour away after the other, each for as long as the tests of its file that name the requirement run.
 * It is noticed when one of those fails that passes with nothing taken away: a file that cannot be read any more has
 * noticed nothing, and neither has a test that ran into the limit of time. Throws where no test of a file passes with
 * nothing taken away.
 */
export async function tryTakenAway(
  all: readonly TakenAway[],
  { tree, process, tell }: Tools,
): Promise<Trial[]> {
  const files = [...new Set(all.map(({ noticedBy }) => tree.pathOf(noticedBy)))];
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

  const trials: Trial[] = [];
  let stale: readonly string[] = [];
  for (const taken of all) {
    const mutant = mutantOf(taken, tree.sourceOf(taken.file));
    const tests = [tree.pathOf(taken.noticedBy)];
    const answer = await tree.with([mutant], (spoiled) => {
      const invalid = [...stale, ...spoiled];
      stale = spoiled;
      return process.run({ invalid, tests, bail: true, named: taken.requirement }, START + FOR_EACH);
    });
    const noticing = answer?.cases.find((test) => !test.isPassed && passes.has(keyOf(test)));
    const trial = { taken, noticed: noticing?.title ?? null };
    trials.push(trial);
    tell(trial);
  }
  return trials;
}
