import { stringify } from 'csv-stringify/browser/esm/sync';

/** Decimals as Spanish spreadsheets read them, and no signs between thousands. */
const decimal = (value: number) => String(value).replace('.', ',');

/**
 * Rows as a file for Spanish spreadsheets: parted by semicolons, its encoding told in front. A text that a spreadsheet would reckon
 * with, as `=2+2`, gets an apostrophe and stays a text.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      delimiter: ';',
      record_delimiter: '\r\n',
      // Left to itself it quotes no half of a line's end, at which spreadsheets begin another row.
      quoted_string: true,
      quoted_empty: false,
      escape_formulas: true,
      cast: { number: decimal },
    },
  );
