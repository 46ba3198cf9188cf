import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { gatherRows, SHEET_SYNTAX, type SheetRow } from '../../../contract/products/sheet-rows.ts';
import { sheetTextOf } from '../../../contract/products/sheet-text.ts';

/** How much is parsed, in characters, before others have their turn. */
const PIECE = 64 * 1024;

async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await turn();
  }
}

/** The rows of a sheet that say anything (R3.9). Throws an ArchiveFault, fit to show, for one that cannot be read or has none. */
export async function readSheet(bytes: Uint8Array): Promise<SheetRow[]> {
  const { text, delimiter, linesBefore } = sheetTextOf(bytes);
  const rows = gatherRows(linesBefore);
  try {
    await pipeline(
      piecesOf(text),
      parse({ ...SHEET_SYNTAX, delimiter }),
      async (records: AsyncIterable<string[]>) => {
        for await (const values of records) rows.take(values);
      },
    );
  } catch (error) {
    throw error instanceof CsvError ? rows.unreadable() : error;
  }
  return rows.all();
}
