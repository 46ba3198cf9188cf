import type { ESTree } from 'vite';

/** Source range and its replacement. */
export type Change = {
  /** Description of the change. */
  what: string;
  start: number;
  end: number;
  replacement: string;
  /** Import that the replacement needs. */
  needs?: string;
};

export interface Mutant extends Change {
  /** Path from the project's root. */
  file: string;
  line: number;
  /** Original code, on one line. */
  original: string;
}

/** Syntax node with its ancestors, the nearest last. */
export type SyntaxNodePath = { node: ESTree.Node; parents: readonly ESTree.Node[]; code: string };

/** Function that returns the mutants of one node, without those of its children. */
export type Mutator = (place: SyntaxNodePath) => readonly Change[];

/** Source with the mutant applied. */
export const withMutant = (code: string, { start, end, replacement, needs }: Change): string =>
  [code.slice(0, start) + replacement + code.slice(end), ...(needs ? [needs] : [])].join('\n');

/** Source with all mutants applied; null if two of them overlap. */
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
