import { isUuid } from './uuid.ts';

/** Start of a text that a spreadsheet interprets as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Phone numbers, postal codes, sizes, amounts and exponents, which a spreadsheet converts to a number or date. */
const NUMERIC = /^(?=.*\d)[\d ()+./,:-]+$/;
const EXPONENT = /^[+-]?[\d.,]*\d[.,]?E[+-]?\d+$/i;
/** Dates and times: the spreadsheet program may convert them when it opens the file. It does not convert ids. */
const MOMENT = /^(?:\d{4}-\d{2}-\d{2})?(?:[ T]?\d{2}:\d{2}(?::\d{2})?)?$/;

const GUARDED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;
const GUARDED_NUMERIC = /^="((?:[^"]|"")*)"$/;

const isReadAsNumber = (text: string): boolean =>
  (NUMERIC.test(text) || EXPONENT.test(text)) && !MOMENT.test(text) && !isUuid(text);

/**
 * CSV cell text that a spreadsheet leaves unchanged: 01001 and 1234E567 become `="01001"`; `=2+2` gets a leading
 * apostrophe against formula injection. The quoted value contains only digits and symbols.
 */
export const spreadsheetText = (text: string): string =>
  isReadAsNumber(text) ? `="${text}"` : FORMULA.test(text) ? `'${text}` : text;

/** Original text of a CSV cell with such protection, from this market or another shop. */
export function textOfCell(cell: string): string {
  const [, value] = GUARDED_NUMERIC.exec(cell) ?? [];
  return value === undefined ? cell.replace(GUARDED_FORMULA, '') : value.replaceAll('""', '"');
}
