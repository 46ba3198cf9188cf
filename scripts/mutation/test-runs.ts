import type { Mutant } from './mutant.ts';
import type { SpoiledTree } from './spoiled-tree.ts';
import type { TestProcess } from './test-process.ts';

/** How a run with mutants ended: with these files failed, or not at all. */
export type Run = { failed: readonly string[]; isEndless: boolean };

const START = 60_000;
const FOR_EACH = 15_000;
/** Limit of a run in ms, above what files against a database take on a busy machine: an endless mutant costs this much. */
const timeFor = (tests: readonly string[]) => START + tests.length * FOR_EACH;

/** On a busy machine a file may run out of time once; what fails twice has failed. */
const CHECKS = 2;

/**
 * Runs test files with mutants in the tree. Throws where a file fails with nothing taken away: a score that leaves out
 * tests, perhaps those nearest to the mutant, would be lower than the truth and say nothing of it.
 */
export class TestRuns {
  readonly #sound = new Set<string>();
  readonly #tree: Pick<SpoiledTree, 'with' | 'pathOf'>;
  readonly #process: Pick<TestProcess, 'run'>;
  /** What the last run spoiled and Vitest still holds. */
  #stale: readonly string[] = [];

  constructor(tree: Pick<SpoiledTree, 'with' | 'pathOf'>, process: Pick<TestProcess, 'run'>) {
    this.#tree = tree;
    this.#process = process;
  }

  async #run(mutants: readonly Mutant[], tests: readonly string[], bail: boolean): Promise<Run> {
    const answer = await this.#tree.with(mutants, (spoiled) => {
      const invalid = [...this.#stale, ...spoiled];
      this.#stale = spoiled;
      return this.#process.run({ invalid, tests: tests.map(this.#tree.pathOf), bail }, timeFor(tests));
    });
    if (answer === null) return { failed: tests, isEndless: true };
    const failed = tests.filter((test) => answer.failed.includes(this.#tree.pathOf(test)));
    // What nobody's test threw cannot be told from one file to another.
    return { failed: failed.length === 0 && answer.hasStrayErrors ? tests : failed, isEndless: false };
  }

  /** Throws unless each of the files passes with the sources as they are. */
  async #assertSound(tests: readonly string[]) {
    let unsure = tests.filter((test) => !this.#sound.has(test));
    for (let check = 0; check < CHECKS && unsure.length > 0; check += 1) {
      const { failed } = await this.#run([], unsure, false);
      for (const test of unsure) if (!failed.includes(test)) this.#sound.add(test);
      unsure = unsure.filter((test) => failed.includes(test));
    }
    if (unsure.length > 0)
      throw new Error(
        `Stopped: with nothing taken away these fail or do not end in time, and no score is true without them: ${unsure.join(', ')}`,
      );
  }

  /** Runs the files; with `bail` the first that fails ends it. */
  async run(mutants: readonly Mutant[], tests: readonly string[], bail: boolean): Promise<Run> {
    if (tests.length === 0) return { failed: [], isEndless: false };
    const run = await this.#run(mutants, tests, bail);
    await this.#assertSound(run.failed);
    return run;
  }
}
