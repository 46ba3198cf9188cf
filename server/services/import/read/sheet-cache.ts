import type { ImportCells } from '../../../../contract/import/import-cells.ts';

/** The longest that a cell may be and be right is shorter, in characters: what is cut stays wrong. */
const LONGEST = 6_000;

/** What is kept of a row that was refused, so that it can be mended: all but what nobody could mend. */
export const cachedSheet = (cells: ImportCells): ImportCells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell.slice(0, LONGEST).toWellFormed()]),
  );
