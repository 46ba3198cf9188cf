import { parse } from 'csv-parse/browser/esm/sync';
import { expect, test } from 'vitest';
import { CSV_PARSER_OPTIONS } from '../../../contract/import/sheet-rows.ts';
import { textOfCell } from '../../../contract/values/spreadsheet-text.ts';
import { csvOf } from './csv.ts';

const BOM = '\ufeff';

test('rows are parted as Spanish spreadsheets expect, and decimals written so', () => {
  const rows = [['Día', 'Vendido'], ['2026-11-22', 1234.5], [], ['Año', 0]];
  expect(csvOf(rows)).toBe(`${BOM}"Día";"Vendido"\r\n"2026-11-22";1234,5\r\n\r\n"Año";0\r\n`);
});

test.each([
  ['=HYPERLINK("http://mal.example";"Miel")', `"'=HYPERLINK(""http://mal.example"";""Miel"")"`],
  ['=2+2', `"'=2+2"`],
  ['+34 600 100 101', `"=""+34 600 100 101"""`],
  ['01001', `"=""01001"""`],
  ['1234E567', `"=""1234E567"""`],
  ['8412345678905', `"=""8412345678905"""`],
  ['-Miel', `"'-Miel"`],
  ['@SUM(A1:A9)', `"'@SUM(A1:A9)"`],
  ['\t=2+2', `"'\t=2+2"`],
  ['\r=2+2', `"'\r=2+2"`],
  ['＝2+2', `"'＝2+2"`],
  ['Miel; cera', '"Miel; cera"'],
  ['Miel «la "buena"»', '"Miel «la ""buena""»"'],
  ['dos\n=líneas', '"dos\n=líneas"'],
  ['dos\r=líneas', '"dos\r=líneas"'],
  ['Miel = oro', '"Miel = oro"'],
  ['', ''],
  [-0.5, '-0,5'],
])('%j stands in a cell as %j, and no spreadsheet reckons with it', (cell, written) => {
  expect(csvOf([[cell, 'y']])).toBe(`${BOM}${written};"y"\r\n`);
});

test('R3.9 battery 105 the import reads back whatever a file was given', () => {
  const texts = [
    '01001',
    '+34 600 100 111',
    '1234E567',
    '=2+2',
    '-Miel',
    'Miel; "cruda"',
    'dos\n=líneas',
    '="01001"',
  ];
  const [cells = []] = parse(csvOf([texts]), {
    ...CSV_PARSER_OPTIONS,
    bom: true,
    delimiter: ';',
  }) as string[][];
  expect(cells.map(textOfCell)).toEqual(texts);
});
