import { decodeSheet } from './decode-sheet.ts';
import { columnNamed } from './import-cells.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** The first line by which Excel is told how the rest is delimited. */
const SAID = /^sep=(.)\r?\n/i;
const FIRST_LINE = /^[^\r\n]*/;

const unquoted = (heading: string) => heading.trim().replaceAll(/^"|"$/g, '');

/** What delimits the cells of a sheet: what makes the most known columns of its first line. */
function delimiterOf(text: string): string {
  const [line = ''] = FIRST_LINE.exec(text) ?? [];
  const known = (delimiter: string) =>
    line.split(delimiter).filter((heading) => columnNamed(unquoted(heading)) !== null).length;
  return DELIMITERS.reduce<string>((best, one) => (known(one) > known(best) ? one : best), DELIMITERS[0]);
}

/** A sheet as text, what delimits its cells, and how many lines of it stand before that. */
export interface SheetText {
  text: string;
  delimiter: string;
  linesBefore: number;
}

/** Reads the bytes of a sheet as text, delimited by semicolons, commas or tabs, as Excel saves it here or elsewhere. */
export function sheetTextOf(bytes: Uint8Array): SheetText {
  const decoded = decodeSheet(bytes);
  const [told = '', said] = SAID.exec(decoded) ?? [];
  const text = decoded.slice(told.length);
  return { text, delimiter: said ?? delimiterOf(text), linesBefore: said === undefined ? 0 : 1 };
}
