import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { gatherRows, type ReadSheet, SHEET_SYNTAX } from '../../../../contract/import/sheet-rows.ts';
import { sheetTextOf } from '../../../../contract/import/sheet-text.ts';

/** How much is parsed, in characters, before others have their turn. */
const PIECE = 64 * 1024;
const HIGH_SURROGATE = /^[\uD800-\uDBFF]$/;

async function* piecesOf(text: string, signal: AbortSignal) {
  for (let at = 0; at < text.length;) {
    const end = at + PIECE;
    // A sign of two halves goes whole into one piece or the next: each is encoded by itself.
    const piece = text.slice(at, HIGH_SURROGATE.test(text.charAt(end - 1)) ? end - 1 : end);
    yield piece;
    at += piece.length;
    await turn();
    signal.throwIfAborted();
  }
}

/** The rows of a sheet that say anything (R3.9). Throws an ArchiveFault, fit to show, for one that cannot be read or has none. */
export async function readSheet(bytes: Uint8Array, signal: AbortSignal): Promise<ReadSheet> {
  const { text, delimiter, ...sheet } = sheetTextOf(bytes);
  const rows = gatherRows(sheet);
  try {
    await pipeline(
      piecesOf(text, signal),
      parse({ ...SHEET_SYNTAX, delimiter }),
      async (records: AsyncIterable<string[]>) => {
        for await (const values of records) rows.take(values);
      },
    );
  } catch (error) {
    throw rows.faultOf(error);
  }
  return rows.all();
}
