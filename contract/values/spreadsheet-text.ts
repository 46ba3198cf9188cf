import { isUuid } from './uuid.ts';

/** A spreadsheet reckons with a text that begins so. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Digits with the signs of phones, postal codes, sizes and amounts, or a number with an exponent: read as a number or a date. */
const NUMERIC = /^(?=.*\d)[\d ()+./,:-]+$/;
const EXPONENT = /^[+-]?[\d.,]*\d[.,]?E[+-]?\d+$/i;
/** Days and times are to be read as such, and nothing is made of an id. */
const MOMENT = /^(?:\d{4}-\d{2}-\d{2})?(?:[ T]?\d{2}:\d{2}(?::\d{2})?)?$/;

const GUARDED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;
const GUARDED_NUMERIC = /^="((?:[^"]|"")*)"$/;

const isReadAsNumber = (text: string): boolean =>
  (NUMERIC.test(text) || EXPONENT.test(text)) && !MOMENT.test(text) && !isUuid(text);

/**
 * A text as a cell of a CSV file that stays this text in a spreadsheet: 01001 and 1234E567 as `="01001"`, whose value is of digits and
 * signs alone; `=2+2` with an apostrophe before it, so that it is not run.
 */
export const spreadsheetText = (text: string): string =>
  isReadAsNumber(text) ? `="${text}"` : FORMULA.test(text) ? `'${text}` : text;

/** The text of a cell that was guarded against a spreadsheet, here or by another shop. */
export function textOfCell(cell: string): string {
  const [, value] = GUARDED_NUMERIC.exec(cell) ?? [];
  return value === undefined ? cell.replace(GUARDED_FORMULA, '') : value.replaceAll('""', '"');
}
