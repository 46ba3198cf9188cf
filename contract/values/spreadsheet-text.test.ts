import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { spreadsheetText, textOfCell } from './spreadsheet-text.ts';

test.each([
  '01001',
  '08001',
  '28013',
  '1000-001',
  '+34 600 100 111',
  '(+34) 600-100-111',
  '(961) 35 10 00',
  '600100111',
  '1234E567',
  '12e5',
  '1,5E10',
  '00000041',
  '8412345678905',
  '00340434161094015902',
  '1/2',
  '12-18',
  '3.10',
  '38, 39',
  '-5',
  '.5',
])('battery 105 %s stays as it is in a spreadsheet', (text) => {
  expect(spreadsheetText(text)).toBe(`="${text}"`);
  expect(textOfCell(`="${text}"`)).toBe(text);
});

test.each([
  '2026-11-22',
  '13:00',
  '2026-11-22 13:00',
  'Miel',
  'AD500',
  '3 tarros',
  '250 g',
  'E5',
  'A1E5',
  '00000000-0000-7000-8000-000000000007',
  ' ',
  '-',
  '',
])('battery 105 %j is written as it is', (text) => {
  expect(spreadsheetText(text)).toBe(text === '-' ? "'-" : text);
});

test.each(['=2+2', '+A1', '-Miel', '@SUM(A1)', '\t=2', '\r=2', '＝2', '="01001"', '=1+1', '+1+A1'])(
  'battery 105 %j is not run, and is itself again when it comes back',
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`);
    expect(textOfCell(`'${text}`)).toBe(text);
  },
);

test('battery 105 a spreadsheet is given nothing to run, whatever the text, and reads it back whole', () => {
  const hostile = string({ unit: constantFrom(...Array.from('=+-@\t\r"\'(),;.0123E A!')), maxLength: 12 });
  assert(
    property(oneof(string(), hostile), (text) => {
      const cell = spreadsheetText(text);
      const isRun = /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^="[\d ()+./,:e-]+"$/i.test(cell);
      expect([isRun, cell === text || textOfCell(cell) === text]).toEqual([false, true]);
    }),
    { numRuns: 2_000 },
  );
});
