import type { ESTree } from 'vite';

/** A piece of the source and what a mutant puts in its place. */
export type Change = {
  /** What was done, in words. */
  what: string;
  start: number;
  end: number;
  by: string;
  /** An import that what stands there now needs. */
  needs?: string;
};

export interface Mutant extends Change {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** What stood there, on one line. */
  stood: string;
}

/** A node of the source with those that it stands in, the nearest last. */
export type Place = { node: ESTree.Node; parents: readonly ESTree.Node[]; code: string };

/** The mutants of one node, without those of the nodes in it. */
export type Mutator = (place: Place) => readonly Change[];

/** The source with the mutant in it. */
export const withMutant = (code: string, { start, end, by, needs }: Change): string =>
  [code.slice(0, start) + by + code.slice(end), ...(needs ? [needs] : [])].join('\n');

/** The source with all of the mutants in it; null when two of them overlap. */
export function withMutants(code: string, changes: readonly Change[]): string | null {
  const fromTheEnd = changes.toSorted((a, b) => b.start - a.start);
  const overlaps = fromTheEnd.some((change, index) => {
    const next = fromTheEnd[index - 1];
    return next !== undefined && change.end > next.start;
  });
  if (overlaps) return null;
  const changed = fromTheEnd.map(({ needs: _, ...change }) => change).reduce(withMutant, code);
  const needs = new Set(changes.flatMap(({ needs }) => needs ?? []));
  return [changed, ...needs].join('\n');
}
