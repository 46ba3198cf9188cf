import type { ESTree } from 'vite';
import type { Change } from '../mutant.ts';
import { spanInList } from '../syntax.ts';

export const replacementOf = ({ start, end }: ESTree.Span, what: string, replacement: string): Change => ({
  what,
  start,
  end,
  replacement,
});

/** Removal of one item of a list of elements, members or arguments. */
export function removalFrom(
  code: string,
  list: readonly (ESTree.Span | null)[],
  index: number,
  what: string,
): Change {
  return replacementOf(spanInList(code, list, index), what, '');
}

/** Removal of each item, one at a time. */
export const removalsOfEach = (code: string, list: readonly (ESTree.Span | null)[], what: string): Change[] =>
  list.map((_, index) => removalFrom(code, list, index, what));
