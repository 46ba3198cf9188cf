import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import {
  createRowCollector,
  type ParsedSheet,
  CSV_PARSER_OPTIONS,
} from '../../../../contract/import/sheet-rows.ts';
import { sheetTextOf } from '../../../../contract/import/sheet-text.ts';

/** Characters parsed before yielding to the event loop. */
const PIECE = 65_536;
const HIGH_SURROGATE = /^[\uD800-\uDBFF]$/;

async function* piecesOf(text: string, signal: AbortSignal) {
  for (let at = 0; at < text.length;) {
    const end = at + PIECE;
    // A surrogate pair must not be split, because each part is encoded separately.
    const piece = text.slice(at, HIGH_SURROGATE.test(text.charAt(end - 1)) ? end - 1 : end);
    yield piece;
    at += piece.length;
    await turn();
    signal.throwIfAborted();
  }
}

/** Non-blank rows of a sheet (R3.9). Throws an ArchiveFault, for display, if the sheet is invalid or empty. */
export async function readSheet(bytes: Uint8Array, signal: AbortSignal): Promise<ParsedSheet> {
  const { text, delimiter, ...sheet } = sheetTextOf(bytes);
  const rows = createRowCollector(sheet);
  try {
    await pipeline(
      piecesOf(text, signal),
      parse({ ...CSV_PARSER_OPTIONS, delimiter }),
      async (records: AsyncIterable<string[]>) => {
        for await (const values of records) rows.take(values);
      },
    );
  } catch (error) {
    throw rows.faultOf(error);
  }
  return rows.all();
}
