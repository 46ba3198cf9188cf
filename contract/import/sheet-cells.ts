import {
  IMPORT_COLUMNS,
  IMPORT_ATTRIBUTE_COLUMNS,
  IMPORT_ID_COLUMN,
  type ImportColumn,
  OPTIONAL_IMPORT_COLUMNS,
} from './import-sheet.ts';
import { textOfCell } from '../values/spreadsheet-text.ts';

/** Cells of a sheet row by column; a column absent from the sheet is undefined. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

/** All sheet columns, in the order of a sheet that the market returns to its producer. */
export const SHEET_COLUMNS: readonly ImportColumn[] = [
  ...IMPORT_COLUMNS,
  ...OPTIONAL_IMPORT_COLUMNS,
  ...IMPORT_ATTRIBUTE_COLUMNS,
  IMPORT_ID_COLUMN,
];

/** Cells of a row, assigned to the columns of the sheet and trimmed. */
export function cellsOf(columns: readonly (ImportColumn | null)[], values: readonly string[]): ImportCells {
  const cells: ImportCells = {};
  columns.forEach((column, at) => {
    if (column !== null) cells[column] = textOfCell((values[at] ?? '').trim()).trim();
  });
  return cells;
}
