import { ArchiveFault } from './archive-fault.ts';
import { cellsOf, columnsIn, type ImportCells } from './import-cells.ts';
import { IMPORTS } from './import-limits.ts';
import { readRow, type RowFault, type RowReading } from './import-row.ts';
import type { ImportColumn } from './import-sheet.ts';
import { isStorable, storable } from '../values/storable.ts';

/**
 * A row of a sheet, numbered as spreadsheets do: that of the headings is the first. `hasMore` is where it has more cells than those;
 * `unfit` are the columns whose cells hold what no text may, and stand in `cells` without it. `sameAs` is the number of the first row that
 * names the same product.
 */
export interface SheetRow {
  number: number;
  cells: ImportCells;
  unfit: readonly ImportColumn[];
  hasMore: boolean;
  sameAs?: number;
}

/** How every parser of sheets is told to read them. A record is so long at most, in characters. */
export const SHEET_SYNTAX = {
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: 1024 * 1024,
} as const;

const isBlank = (values: readonly string[]) => values.every((value) => value.trim() === '');

const TOO_MANY_ROWS = `La hoja tiene más de ${IMPORTS.maxRows.toLocaleString('es')} productos. Pártela en dos.`;

function columnsOrFault(headings: readonly string[]) {
  const found = columnsIn(headings);
  if (!found.ok) throw new ArchiveFault(found.message);
  return found.columns;
}

function rowOf(
  number: number,
  columns: readonly (ImportColumn | null)[],
  values: readonly string[],
): SheetRow {
  const unfit = columns.filter((column, at) => column !== null && !isStorable(values[at] ?? ''));
  return {
    number,
    cells: cellsOf(columns, unfit.length === 0 ? values : values.map(storable)),
    unfit: unfit.filter((column) => column !== null),
    hasMore: !isBlank(values.slice(columns.length)),
  };
}

/** Whether a parser of sheets says so, in the browser or here. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

/**
 * Gathers the rows of a sheet that say anything (R3.9), record by record, the headings first. Throws an ArchiveFault when columns are
 * missing, there is no row, or more than may be, and says what one is where the parser gave up: `faultOf` what it threw.
 */
export function gatherRows(linesBefore: number) {
  const rows: SheetRow[] = [];
  const named = new Map<string, number>();
  const takeRow = (row: SheetRow) => {
    const id = row.cells.id?.toLowerCase();
    const sameAs = id ? named.get(id) : undefined;
    if (id && sameAs === undefined) named.set(id, row.number);
    rows.push(sameAs === undefined ? row : { ...row, sameAs });
  };
  let columns: readonly (ImportColumn | null)[] | undefined;
  let number = linesBefore;
  return {
    take: (values: readonly string[]): void => {
      number += 1;
      if (!columns) columns = columnsOrFault(values);
      else if (!isBlank(values)) takeRow(rowOf(number, columns, values));
      if (rows.length > IMPORTS.maxRows) throw new ArchiveFault(TOO_MANY_ROWS);
    },
    faultOf: (error: unknown): unknown =>
      isUnreadable(error)
        ? new ArchiveFault(
            `La hoja no se puede leer: algo va mal cerca de la fila ${number + 1}. Comprueba las comillas.`,
          )
        : error,
    all: (): SheetRow[] => {
      if (rows.length === 0) throw new ArchiveFault('La hoja no tiene ningún producto.');
      return rows;
    },
  };
}

const TOO_MANY_CELLS =
  'La fila tiene más celdas que columnas: si un texto lleva el separador, va entre comillas';

const UNFIT = 'Contiene caracteres no válidos';

const sameProduct = (row: number): RowFault => ({
  column: 'id',
  message: `Este id ya está en la fila ${row}: un producto se cambia una sola vez por hoja`,
});

/** A row of a sheet checked like a product (R5.5), of which no earlier row says anything; `producer` is who is named where the row names nobody. */
export function readSheetRow({ cells, unfit, hasMore, sameAs }: SheetRow, producer: string): RowReading {
  if (hasMore) return { ok: false, faults: [{ column: 'nombre', message: TOO_MANY_CELLS }] };
  if (unfit.length > 0) return { ok: false, faults: unfit.map((column) => ({ column, message: UNFIT })) };
  const reading = readRow(cells, producer);
  if (sameAs === undefined) return reading;
  return { ok: false, faults: [sameProduct(sameAs), ...(reading.ok ? [] : reading.faults)] };
}
