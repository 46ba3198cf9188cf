import { ArchiveFault } from './archive-fault.ts';
import { cellsOf, columnsIn, type ImportCells } from './import-cells.ts';
import { IMPORTS } from './import-limits.ts';
import { readRow, type RowReading } from './import-row.ts';
import type { ImportColumn } from './import-sheet.ts';
import { isStorable, storable } from '../values/storable.ts';

/**
 * A row of a sheet, numbered as spreadsheets do: that of the headings is the first. `hasMore` is where it has more cells than those;
 * `unfit` are the columns whose cells hold what no text may, and stand in `cells` without it.
 */
export interface SheetRow {
  number: number;
  cells: ImportCells;
  unfit: readonly ImportColumn[];
  hasMore: boolean;
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
  let columns: readonly (ImportColumn | null)[] | undefined;
  let number = linesBefore;
  return {
    take: (values: readonly string[]): void => {
      number += 1;
      if (!columns) columns = columnsOrFault(values);
      else if (!isBlank(values)) rows.push(rowOf(number, columns, values));
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

/** A row of a sheet checked like a product (R5.5); `producer` is who is named where the row names nobody. */
export function readSheetRow({ cells, unfit, hasMore }: SheetRow, producer: string): RowReading {
  if (hasMore) return { ok: false, faults: [{ column: 'nombre', message: TOO_MANY_CELLS }] };
  if (unfit.length > 0) return { ok: false, faults: unfit.map((column) => ({ column, message: UNFIT })) };
  return readRow(cells, producer);
}
