import { ArchiveFault } from './archive-fault.ts';
import { cellsOf, type ImportCells, SHEET_COLUMNS } from './sheet-cells.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { readRow, type RowFault, type RowReadResult } from './import-row.ts';
import type { ImportColumn } from './import-sheet.ts';
import { quoteName } from './quote-name.ts';
import {
  columnsOfHeadings,
  countKnownHeadings,
  MAX_HEADING_ROWS,
  headingWarnings,
} from './sheet-headings.ts';
import type { SheetText } from './sheet-text.ts';
import { isStorableText, sanitizeText } from '../values/sanitize-text.ts';

/**
 * Row of a sheet, numbered as in a spreadsheet: the headings are row 1. `hasMore`: more cells than headings. `unfit`:
 * columns with forbidden characters, which are removed in `cells`. `sameAs`: number of an earlier row with the same
 * product id.
 */
export interface SheetRow {
  number: number;
  cells: ImportCells;
  unfit: readonly ImportColumn[];
  hasMore: boolean;
  sameAs?: number;
}

/** Parsed sheet: rows, and warnings for display. */
export interface ParsedSheet {
  rows: SheetRow[];
  warnings: readonly string[];
}

/** CSV parser options. `max_record_size` is in characters. */
export const CSV_PARSER_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: 1024 * 1024,
} as const;

const isBlank = (values: readonly string[]) => values.every((value) => value.trim() === '');

const NO_ROWS = 'La hoja no tiene ningún producto.';

const TOO_MANY_ROWS = `La hoja tiene más de ${IMPORT_LIMITS.maxRows.toLocaleString('es')} productos. Pártela en dos.`;

/** Search for the headings in the first rows of a sheet; other rows may precede them. */
function lookForHeadings() {
  let best = { count: -1, message: '' };
  let seen = 0;
  const fault = () => new ArchiveFault(best.message);
  return {
    /**
     * Columns if the row contains the headings; null if they may still follow. Throws an ArchiveFault after the last
     * searched row.
     */
    take: (values: readonly string[]) => {
      const found = columnsOfHeadings(values);
      if (found.ok) return found.columns;
      seen += 1;
      const count = countKnownHeadings(values);
      if (count > best.count) best = { count, message: found.message };
      if (seen === MAX_HEADING_ROWS) throw fault();
      return null;
    },
    fault,
  };
}

function rowOf(
  number: number,
  columns: readonly (ImportColumn | null)[],
  values: readonly string[],
): SheetRow {
  const unfit = columns.filter((column, at) => column !== null && !isStorableText(values[at] ?? ''));
  return {
    number,
    cells: cellsOf(columns, unfit.length === 0 ? values : values.map(sanitizeText)),
    unfit: unfit.filter((column) => column !== null),
    hasMore: !isBlank(values.slice(columns.length)),
  };
}

/** True for an error of the CSV parser, in the browser or on the server. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

/**
 * Collector of non-blank sheet rows (R3.9), record by record, after the headings. Throws an ArchiveFault for missing
 * columns, no rows or too many rows. `faultOf` converts a parser error to an ArchiveFault.
 */
export function createRowCollector({ linesBefore, warning }: Pick<SheetText, 'linesBefore' | 'warning'>) {
  const rows: SheetRow[] = [];
  const named = new Map<string, number>();
  const takeRow = (row: SheetRow) => {
    const id = row.cells.id?.toLowerCase();
    const sameAs = id ? named.get(id) : undefined;
    if (id && sameAs === undefined) named.set(id, row.number);
    rows.push(sameAs === undefined ? row : { ...row, sameAs });
  };
  const headings = lookForHeadings();
  let columns: readonly (ImportColumn | null)[] | null = null;
  let warnings = warning === null ? [] : [warning];
  let number = linesBefore;
  return {
    take: (values: readonly string[]): void => {
      number += 1;
      if (!columns) {
        columns = headings.take(values);
        if (columns) warnings = [...warnings, ...headingWarnings(values)];
      } else if (!isBlank(values)) takeRow(rowOf(number, columns, values));
      if (rows.length > IMPORT_LIMITS.maxRows) throw new ArchiveFault(TOO_MANY_ROWS);
    },
    faultOf: (error: unknown): unknown =>
      isUnreadable(error)
        ? new ArchiveFault(
            `La hoja no se puede leer: algo va mal cerca de la fila ${number + 1}. Comprueba las comillas.`,
          )
        : error,
    /** All rows, with warnings for display. */
    all: (): ParsedSheet => {
      if (!columns) throw number > linesBefore ? headings.fault() : new ArchiveFault(NO_ROWS);
      if (rows.length === 0) throw new ArchiveFault(NO_ROWS);
      return { rows, warnings };
    },
  };
}

const TOO_MANY_CELLS =
  'La fila tiene más celdas que columnas: si un texto lleva el separador, va entre comillas';

const UNFIT = 'Contiene caracteres no válidos';

const LOST = /\uFFFD/;
/** UTF-8 letters that were decoded as windows-1252: «Ã³» for «ó». */
const MIXED_UP =
  /[\u00C2\u00C3][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2122]|\u00E2\u20AC/;

/** Errors for cells that were saved earlier with a wrong encoding. */
function encodingFaults(cells: ImportCells): RowFault[] {
  return SHEET_COLUMNS.flatMap((column) => {
    const cell = cells[column] ?? '';
    const isMixedUp = column !== 'imagenes' && MIXED_UP.test(cell);
    if (!LOST.test(cell) && !isMixedUp) return [];
    const what = LOST.test(cell) ? 'ha perdido letras' : 'tiene letras cambiadas';
    const message = `${quoteName(cell)} ${what}: la hoja se ha guardado antes con otra codificación. Escríbelo otra vez`;
    return [{ column, message }];
  });
}

const sameProduct = (row: number): RowFault => ({
  column: 'id',
  message: `Este id ya está en la fila ${row}: un producto se cambia una sola vez por hoja`,
});

/**
 * Row of a sheet, validated like a product (R5.5); a product id repeated from an earlier row is an error. `producer` is
 * the default producer name.
 */
export function readSheetRow({ cells, unfit, hasMore, sameAs }: SheetRow, producer: string): RowReadResult {
  if (hasMore) return { ok: false, faults: [{ column: 'nombre', message: TOO_MANY_CELLS }] };
  if (unfit.length > 0) return { ok: false, faults: unfit.map((column) => ({ column, message: UNFIT })) };
  const garbled = encodingFaults(cells);
  if (garbled.length > 0) return { ok: false, faults: garbled };
  const reading = readRow(cells, producer);
  if (sameAs === undefined) return reading;
  return { ok: false, faults: [sameProduct(sameAs), ...(reading.ok ? [] : reading.faults)] };
}
