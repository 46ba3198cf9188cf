import type { Mutant } from './mutant.ts';
import type { MutatedTree } from './mutated-tree.ts';
import type { TestProcess } from './test-process.ts';

/** Result of a run with mutants: the failed files, or a timeout. */
export type MutantTestResult = { failed: readonly string[]; isEndless: boolean };

const START = 60_000;
const FOR_EACH = 15_000;
/** Time limit of a run in ms, generous for database tests on a busy machine; an endless mutant costs this much. */
const timeFor = (tests: readonly string[]) => START + tests.length * FOR_EACH;

/** Attempts before a file counts as failed, because a busy machine can cause one timeout. */
const CHECKS = 2;

/**
 * Runs test files with mutants applied. Throws if a file fails without mutants:
 * a score without such tests would be too low and meaningless.
 */
export class MutantTestRunner {
  readonly #sound = new Set<string>();
  readonly #tree: Pick<MutatedTree, 'with' | 'pathOf'>;
  readonly #process: Pick<TestProcess, 'run'>;
  /** Files that the last run mutated and that Vitest still caches. */
  #stale: readonly string[] = [];

  constructor(tree: Pick<MutatedTree, 'with' | 'pathOf'>, process: Pick<TestProcess, 'run'>) {
    this.#tree = tree;
    this.#process = process;
  }

  async #run(mutants: readonly Mutant[], tests: readonly string[], bail: boolean): Promise<MutantTestResult> {
    const answer = await this.#tree.with(mutants, (spoiled) => {
      const invalid = [...this.#stale, ...spoiled];
      this.#stale = spoiled;
      return this.#process.run({ invalid, tests: tests.map(this.#tree.pathOf), bail }, timeFor(tests));
    });
    if (answer === null) return { failed: tests, isEndless: true };
    const failed = tests.filter((test) => answer.failed.includes(this.#tree.pathOf(test)));
    // An error outside any test cannot be attributed to a file.
    return { failed: failed.length === 0 && answer.hasStrayErrors ? tests : failed, isEndless: false };
  }

  /** Throws unless each file passes with the original sources. */
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

  /** Runs the files; with `bail` the first failure ends the run. */
  async run(mutants: readonly Mutant[], tests: readonly string[], bail: boolean): Promise<MutantTestResult> {
    if (tests.length === 0) return { failed: [], isEndless: false };
    const run = await this.#run(mutants, tests, bail);
    await this.#assertSound(run.failed);
    return run;
  }
}
