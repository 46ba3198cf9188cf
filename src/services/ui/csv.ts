import { stringify } from 'csv-stringify/browser/esm/sync';
import { spreadsheetText } from '../../../contract/values/spreadsheet-text.ts';

/** Decimal comma for Spanish spreadsheets, without thousands separators. */
const decimal = (value: number) => String(value).replace('.', ',');

const cellOf = (value: string | number) => (typeof value === 'string' ? spreadsheetText(value) : value);

/**
 * CSV for Spanish spreadsheets: semicolons and a byte order mark. Texts stay texts, such as postal codes,
 * phone numbers and `=2+2`; numbers are numbers.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellOf)),
    {
      bom: true,
      delimiter: ';',
      record_delimiter: '\r\n',
      // By default it does not quote a lone carriage return or line feed, at which spreadsheets start a new
      // row.
      quoted_string: true,
      quoted_empty: false,
      cast: { number: decimal },
    },
  );
