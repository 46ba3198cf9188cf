import type { Mutant } from './mutant.ts';
import type { SpoiledTree } from './spoiled-tree.ts';
import type { TestProcess } from './test-process.ts';

/** How a run with mutants ended: with these files failed, or not at all. */
export type Run = { failed: readonly string[]; isEndless: boolean };

const START = 20_000;
const FOR_EACH = 8_000;
/** Many times what the tests take, in ms: what runs for ever costs this much. */
const timeFor = (tests: readonly string[]) => START + tests.length * FOR_EACH;

/** Runs test files with mutants in the tree; a file that fails without them is left out and told. */
export class TestRuns {
  /** Test files that fail with nothing taken away. */
  readonly broken = new Set<string>();
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

  /** Those of the files that pass with the sources as they are. */
  async #checkSound(tests: readonly string[]) {
    const unknown = tests.filter((test) => !this.#sound.has(test) && !this.broken.has(test));
    if (unknown.length === 0) return;
    const { failed } = await this.#run([], unknown, false);
    for (const test of unknown) (failed.includes(test) ? this.broken : this.#sound).add(test);
  }

  /** Runs the files that are not broken; with `bail` the first that fails ends it. */
  async run(mutants: readonly Mutant[], tests: readonly string[], bail: boolean): Promise<Run> {
    const usable = tests.filter((test) => !this.broken.has(test));
    if (usable.length === 0) return { failed: [], isEndless: false };
    const run = await this.#run(mutants, usable, bail);
    await this.#checkSound(run.failed);
    const failed = run.failed.filter((test) => !this.broken.has(test));
    const isMisled = run.failed.length > 0 && failed.length === 0;
    return isMisled ? this.run(mutants, usable, bail) : { ...run, failed };
  }
}
