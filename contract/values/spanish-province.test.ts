import { expect, test } from 'vitest';
import { provinceOf } from './spanish-province.ts';

test.each([
  ['01001', 'Álava'],
  ['28013', 'Madrid'],
  ['42', null],
  ['1234', null],
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

const BY_PREFIX =
  '01 Álava, 02 Albacete, 03 Alicante, 04 Almería, 05 Ávila, 06 Badajoz, 07 Illes Balears, 08 Barcelona, 09 Burgos, 10 Cáceres, 11 Cádiz, 12 Castellón, 13 Ciudad Real, 14 Córdoba, 15 A Coruña, 16 Cuenca, 17 Girona, 18 Granada, 19 Guadalajara, 20 Gipuzkoa, 21 Huelva, 22 Huesca, 23 Jaén, 24 León, 25 Lleida, 26 La Rioja, 27 Lugo, 28 Madrid, 29 Málaga, 30 Murcia, 31 Navarra, 32 Ourense, 33 Asturias, 34 Palencia, 35 Las Palmas, 36 Pontevedra, 37 Salamanca, 38 Santa Cruz de Tenerife, 39 Cantabria, 40 Segovia, 41 Sevilla, 42 Soria, 43 Tarragona, 44 Teruel, 45 Toledo, 46 Valencia, 47 Valladolid, 48 Bizkaia, 49 Zamora, 50 Zaragoza, 51 Ceuta, 52 Melilla';

test('R5.8 every prefix has its province', () => {
  const stated = BY_PREFIX.split(', ').map((words) => [words.slice(0, 2), words.slice(3)]);
  expect(stated.map(([prefix]) => [prefix, provinceOf(`${prefix}001`)])).toEqual(stated);
  expect(stated).toHaveLength(52);
});
