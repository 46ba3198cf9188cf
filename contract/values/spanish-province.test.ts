import { expect, test } from 'vitest';
import { provinceOf } from './spanish-province.ts';

test.each([
  ['01001', 'Álava'],
  ['28013', 'Madrid'],
  ['42', 'Soria'],
  [' 46001 ', 'Valencia'],
  ['52001', 'Melilla'],
  ['00100', null],
  ['53001', null],
  ['4', null],
  ['280133', null],
  ['SW1A 1AA', null],
  ['', null],
])('R5.8 the province of the postal code %j', (postalCode, province) => {
  expect(provinceOf(postalCode)).toBe(province);
});
