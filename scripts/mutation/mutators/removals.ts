import type { ESTree } from 'vite';
import type { Change } from '../mutant.ts';
import { spanInList } from '../syntax.ts';

export const replaced = ({ start, end }: ESTree.Span, what: string, replacement: string): Change => ({
  what,
  start,
  end,
  replacement,
});

/** Removal of one item of a list of elements, members or arguments. */
export function removedFrom(
  code: string,
  list: readonly (ESTree.Span | null)[],
  index: number,
  what: string,
): Change {
  return replaced(spanInList(code, list, index), what, '');
}

/** Removal of each item, one at a time. */
export const eachRemoved = (code: string, list: readonly (ESTree.Span | null)[], what: string): Change[] =>
  list.map((_, index) => removedFrom(code, list, index, what));
