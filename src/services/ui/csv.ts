import { stringify } from 'csv-stringify/browser/esm/sync';
import { spreadsheetText } from '../../../contract/values/spreadsheet-text.ts';

/** Decimals as Spanish spreadsheets read them, and no signs between thousands. */
const decimal = (value: number) => String(value).replace('.', ',');

const cellOf = (value: string | number) => (typeof value === 'string' ? spreadsheetText(value) : value);

/**
 * Rows as a file for Spanish spreadsheets: parted by semicolons, its encoding told in front. Texts stay the texts that they are, also
 * postal codes, phones and `=2+2`; numbers are numbers.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellOf)),
    {
      bom: true,
      delimiter: ';',
      record_delimiter: '\r\n',
      // Left to itself it quotes no half of a line's end, at which spreadsheets begin another row.
      quoted_string: true,
      quoted_empty: false,
      cast: { number: decimal },
    },
  );
