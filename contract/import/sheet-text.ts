import { type DecodedSheet, decodeSheet } from './decode-sheet.ts';
import { countColumns, HEADING_ROWS } from './sheet-headings.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** The first line by which Excel is told how the rest is delimited. */
const SAID = /^sep=(.)\r?\n/i;

const unquoted = (heading: string) => heading.trim().replaceAll(/^"|"$/g, '');

/** The first lines of a text, as many as headings are looked for in. */
const FIRST_LINES = new RegExp(`^(?:[^\\r\\n]*(?:\\r\\n|\\r|\\n|$)){1,${HEADING_ROWS}}`);

/** The delimiter that makes the most known columns of one of the first lines of a sheet. */
function delimiterOf(text: string): string {
  const lines = (FIRST_LINES.exec(text)?.[0] ?? '').split(/[\r\n]+/);
  const known = (delimiter: string) =>
    Math.max(...lines.map((line) => countColumns(line.split(delimiter).map(unquoted))));
  return DELIMITERS.reduce<string>((best, one) => (known(one) > known(best) ? one : best), DELIMITERS[0]);
}

/** A sheet as text, what delimits its cells, how many lines of it stand before that, and what of its signs is doubtful. */
export interface SheetText extends DecodedSheet {
  delimiter: string;
  linesBefore: number;
}

/** Reads the bytes of a sheet as text, delimited by semicolons, commas or tabs, as Excel saves it here or elsewhere. */
export function sheetTextOf(bytes: Uint8Array): SheetText {
  const { text: decoded, warning } = decodeSheet(bytes);
  const [told = '', said] = SAID.exec(decoded) ?? [];
  const text = decoded.slice(told.length);
  return { text, warning, delimiter: said ?? delimiterOf(text), linesBefore: said === undefined ? 0 : 1 };
}
