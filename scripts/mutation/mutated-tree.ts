import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, withMutants } from './mutant.ts';

/** The mutants do not overlap, so they can be applied together. */
export function canApplyTogether(mutants: readonly Mutant[], sourceOf: (file: string) => string): boolean {
  const byFile = Object.groupBy(mutants, ({ file }) => file);
  return Object.entries(byFile).every(([file, own = []]) => withMutants(sourceOf(file), own) !== null);
}

/** Copy of the source tree with temporarily mutated sources. */
export class MutatedTree {
  readonly root: string;
  readonly #sources = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  readonly sourceOf = (file: string): string => {
    const source = this.#sources.get(file) ?? readFileSync(join(this.root, file), 'utf8');
    this.#sources.set(file, source);
    return source;
  };

  readonly pathOf = (file: string): string => join(this.root, file);

  /** Applies the mutants, runs a function and restores the sources. */
  async with<T>(mutants: readonly Mutant[], run: (spoiled: string[]) => Promise<T>): Promise<T> {
    const byFile = Object.entries(Object.groupBy(mutants, ({ file }) => file));
    const sources = byFile.map(([file]) => ({ path: this.pathOf(file), source: this.sourceOf(file) }));
    for (const [file, own = []] of byFile)
      writeFileSync(this.pathOf(file), withMutants(this.sourceOf(file), own) ?? '');
    try {
      return await run(sources.map(({ path }) => path));
    } finally {
      for (const { path, source } of sources) writeFileSync(path, source);
    }
  }
}
