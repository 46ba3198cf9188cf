import { type DecodedSheet, decodeSheet } from './decode-sheet.ts';
import { countKnownHeadings, MAX_HEADING_ROWS } from './sheet-headings.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** First line that gives Excel the delimiter, e.g. "sep=;". */
const SAID = /^sep=(.)\r?\n/i;

const unquoted = (heading: string) => heading.trim().replaceAll(/^"|"$/g, '');

/** First lines of a text, as many as are searched for headings. */
const FIRST_LINES = new RegExp(`^(?:[^\\r\\n]*(?:\\r\\n|\\r|\\n|$)){1,${MAX_HEADING_ROWS}}`);

/** Delimiter with the most known columns in one of the first lines of a sheet. */
function delimiterOf(text: string): string {
  const lines = (FIRST_LINES.exec(text)?.[0] ?? '').split(/[\r\n]+/);
  const known = (delimiter: string) =>
    Math.max(...lines.map((line) => countKnownHeadings(line.split(delimiter).map(unquoted))));
  return DELIMITERS.reduce<string>((best, one) => (known(one) > known(best) ? one : best), DELIMITERS[0]);
}

/** Sheet as text, with its cell delimiter, the number of lines before the text, and an encoding warning. */
export interface SheetText extends DecodedSheet {
  delimiter: string;
  linesBefore: number;
}

/** Sheet text from bytes. Cells are separated by semicolons, commas or tabs, as Excel saves them in different locales. */
export function sheetTextOf(bytes: Uint8Array): SheetText {
  const { text: decoded, warning } = decodeSheet(bytes);
  const [told = '', said] = SAID.exec(decoded) ?? [];
  const text = decoded.slice(told.length);
  return { text, warning, delimiter: said ?? delimiterOf(text), linesBefore: said === undefined ? 0 : 1 };
}
