import type { ImportCells } from '../../../../contract/import/import-cells.ts';

/** Limit in characters, longer than any valid cell, so a shortened cell stays invalid. */
const LONGEST = 6_000;

/** Cells of a refused row as stored for correction, shortened to a limit. */
export const cachedSheet = (cells: ImportCells): ImportCells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell.slice(0, LONGEST).toWellFormed()]),
  );
