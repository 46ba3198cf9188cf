import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const BOM = '\ufeff';

test('rows are parted as Spanish spreadsheets expect, and decimals written so', () => {
  const rows = [['Día', 'Vendido'], ['2026-11-22', 1234.5], [], ['Año', 0]];
  expect(csvOf(rows)).toBe(`${BOM}"Día";"Vendido"\r\n"2026-11-22";1234,5\r\n\r\n"Año";0\r\n`);
});

test.each([
  ['=HYPERLINK("http://mal.example";"Miel")', `"'=HYPERLINK(""http://mal.example"";""Miel"")"`],
  ['=2+2', `"'=2+2"`],
  ['+34 600 100 101', `"'+34 600 100 101"`],
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
