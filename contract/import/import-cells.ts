import {
  IMPORT_COLUMNS,
  IMPORT_DETAIL_COLUMNS,
  IMPORT_ID,
  type ImportColumn,
  OPTIONAL_IMPORT_COLUMNS,
} from './import-sheet.ts';
import { textOfCell } from '../values/spreadsheet-text.ts';

/** What a row of the sheet says, by column; a column that the sheet does not have says nothing. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

/** All columns of a sheet, in the order in which one that goes back to its producer has them. */
export const SHEET_COLUMNS: readonly ImportColumn[] = [
  ...IMPORT_COLUMNS,
  ...OPTIONAL_IMPORT_COLUMNS,
  ...IMPORT_DETAIL_COLUMNS,
  IMPORT_ID,
];

/** The cells of a row by the columns that the sheet has. */
export function cellsOf(columns: readonly (ImportColumn | null)[], values: readonly string[]): ImportCells {
  const cells: ImportCells = {};
  columns.forEach((column, at) => {
    if (column !== null) cells[column] = textOfCell((values[at] ?? '').trim()).trim();
  });
  return cells;
}
