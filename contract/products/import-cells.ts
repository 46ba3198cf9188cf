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

const MARKS = /\p{M}/gu;

/** The column that a heading names, however it is written: «Descripción corta» is descripcion_corta; null for any other. */
export function columnNamed(heading: string): ImportColumn | null {
  const word = heading
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return SHEET_COLUMNS.find((column) => column === word) ?? null;
}

/** Where each column of a sheet stands, or why it cannot be read: a sentence fit to show. */
export function columnsIn(
  headings: readonly string[],
): { ok: true; columns: readonly (ImportColumn | null)[] } | { ok: false; message: string } {
  const columns = headings.map(columnNamed);
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (twice !== undefined) return { ok: false, message: `La columna «${twice}» está dos veces.` };
  const missing = IMPORT_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length === 0) return { ok: true, columns };
  const named = missing.map((column) => `«${column}»`).join(', ');
  const message = `A la hoja le ${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${named}.`;
  return { ok: false, message };
}

/** The cells of a row by the columns that the sheet has. */
export function cellsOf(columns: readonly (ImportColumn | null)[], values: readonly string[]): ImportCells {
  const cells: ImportCells = {};
  columns.forEach((column, at) => {
    if (column !== null) cells[column] = textOfCell((values[at] ?? '').trim()).trim();
  });
  return cells;
}
