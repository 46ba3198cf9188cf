import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import {
  cellsOf,
  columnNamed,
  columnsIn,
  type ImportCells,
} from '../../../contract/products/import-cells.ts';
import { IMPORTS } from '../../../contract/products/import-limits.ts';
import type { ImportColumn } from '../../../contract/products/import-sheet.ts';
import { decodeSheet } from './decode-sheet.ts';
import { ArchiveFault } from './import-fault.ts';

/** A row of a sheet, numbered as spreadsheets do: that of the headings is the first. `hasMore` is where it has more cells than those. */
export interface SheetRow {
  number: number;
  cells: ImportCells;
  hasMore: boolean;
}

const DELIMITERS = [';', ',', '\t'] as const;
/** The first line by which Excel is told how the rest is delimited. */
const SAID = /^sep=(.)\r?\n/i;
const FIRST_LINE = /^[^\r\n]*/;
/** How much is parsed, in characters, before others have their turn. */
const PIECE = 64 * 1024;
const LONGEST_RECORD = 1024 * 1024;

const unquoted = (heading: string) => heading.trim().replaceAll(/^"|"$/g, '');

/** What delimits the cells of a sheet: what makes the most known columns of its first line. */
function delimiterOf(text: string): string {
  const [line = ''] = FIRST_LINE.exec(text) ?? [];
  const known = (delimiter: string) =>
    line.split(delimiter).filter((heading) => columnNamed(unquoted(heading)) !== null).length;
  return DELIMITERS.reduce<string>((best, one) => (known(one) > known(best) ? one : best), DELIMITERS[0]);
}

async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await turn();
  }
}

const isBlank = (values: readonly string[]) => values.every((value) => value.trim() === '');

const TOO_MANY_ROWS = `La hoja tiene más de ${IMPORTS.maxRows.toLocaleString('es')} productos. Pártela en dos.`;
const unreadableNear = (row: number) =>
  `La hoja no se puede leer: algo va mal cerca de la fila ${row}. Comprueba las comillas.`;

function columnsOrFault(headings: readonly string[]) {
  const found = columnsIn(headings);
  if (!found.ok) throw new ArchiveFault(found.message);
  return found.columns;
}

const rowOf = (
  number: number,
  columns: readonly (ImportColumn | null)[],
  values: readonly string[],
): SheetRow => ({
  number,
  cells: cellsOf(columns, values),
  hasMore: !isBlank(values.slice(columns.length)),
});

/**
 * The rows of a sheet that say anything (R3.9), delimited by semicolons, commas or tabs, as Excel saves them here or elsewhere. Throws an
 * ArchiveFault when columns are missing, there is no row, or more than may be.
 */
export async function readSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  const decoded = decodeSheet(bytes);
  const [told = '', said] = SAID.exec(decoded) ?? [];
  const text = decoded.slice(told.length);
  const parser = parse({
    delimiter: said ?? delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_RECORD,
  });
  const rows: SheetRow[] = [];
  let columns: readonly (ImportColumn | null)[] | undefined;
  let number = said === undefined ? 0 : 1;
  const take = (values: readonly string[]) => {
    number += 1;
    if (!columns) columns = columnsOrFault(values);
    else if (!isBlank(values)) rows.push(rowOf(number, columns, values));
    if (rows.length > IMPORTS.maxRows) throw new ArchiveFault(TOO_MANY_ROWS);
  };
  try {
    await pipeline(piecesOf(text), parser, async (records: AsyncIterable<string[]>) => {
      for await (const values of records) take(values);
    });
  } catch (error) {
    throw error instanceof CsvError ? new ArchiveFault(unreadableNear(number + 1)) : error;
  }
  if (rows.length === 0) throw new ArchiveFault('La hoja no tiene ningún producto.');
  return rows;
}
