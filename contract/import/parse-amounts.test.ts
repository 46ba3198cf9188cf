import { expect, test } from 'vitest';
import { readPrice, readStock } from './parse-amounts.ts';

test.each([
  ['9,50', 9.5],
  ['9.990000', 9.99],
  ['0.990', 0.99],
  ['1234.500', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50 €', 1234.5],
  ['1\u202F234,5\u00A0€', 1234.5],
  ["1'234.50", 1234.5],
  ['12.345,6', 12_345.6],
  ['1 234', 1234],
  ['9,50 EUR', 9.5],
  ['9,50 euros', 9.5],
  ['€9,50', 9.5],
  ['EUR 9.50', 9.5],
  ['9,-', 9],
  ['9.–', 9],
  ['9,- €', 9],
  ['1.234,-', 1234],
  [',50', 0.5],
  ['.5', 0.5],
  ['+9,50', 9.5],
  ['９,５０', 9.5],
  ['\u200E9,50', 9.5],
  ['999.999,99', 999_999.99],
])('R5.5 battery 102 the price %j is %j', (text, value) => {
  expect(readPrice(text)).toEqual({ value, fault: null });
});

test.each([
  ['', 'El precio está vacío'],
  ['  ', 'El precio está vacío'],
  ['1.234', '«1.234» se puede leer de dos formas: escribe 1234 o 1,23'],
  ['1,000', '«1,000» se puede leer de dos formas: escribe 1000 o 1'],
  ['9.990 €', '«9.990 €» se puede leer de dos formas: escribe 9990 o 9,99'],
  ["1'234", "«1'234» se puede leer de dos formas: escribe 1234 o 1,23"],
  ["9'50", "«9'50» no se lee como un precio: escríbelo como 9,50"],
  ['9€50', '«9€50» no se lee como un precio: escríbelo como 9,50'],
  ['9,50 €/kg', '«9,50 €/kg» no se lee como un precio: escríbelo como 9,50'],
  ['desde 9', '«desde 9» no se lee como un precio: escribe solo el número, como 9,50'],
  ['9⁵⁰', '«9⁵⁰» no se lee como un precio: escribe solo el número, como 9,50'],
  ['1e3', '«1e3» no se lee como un precio: escribe solo el número, como 9,50'],
  ['0x10', '«0x10» no se lee como un precio: escribe solo el número, como 9,50'],
  ['1.23.4', '«1.23.4» no se lee como un precio: escribe solo el número, como 9,50'],
  ['$9.50', '«$9.50» no está en euros: escribe el precio en euros'],
  ['9,5055', 'El precio lleva más de dos decimales'],
  ['1.000.000,00', 'El precio no puede pasar de 999.999,99'],
  [
    '99999999999999999999',
    '«99999999999999999999» no se lee como un precio: escribe solo el número, como 9,50',
  ],
])('R3.9 of the price %j it is said: %s', (text, fault) => {
  expect(readPrice(text).fault).toBe(fault);
});

test.each(['0', '0,00', '-9,50', '- 2', 'caro', 'NaN', 'Infinity'])(
  'R5.5 of %j nothing is said that the rule for prices does not say',
  (text) => {
    const { value, fault } = readPrice(text);
    expect(fault).toBe(null);
    expect(typeof value === 'number' ? value <= 0 : value).toBe(typeof value === 'number' ? true : text);
  },
);

test.each([
  ['4', 4],
  ['4.0', 4],
  ['4,00', 4],
  ['4.0000', 4],
  ['1.000,00', 1000],
  ['1,000.00', 1000],
  ['1 000', 1000],
  ['1.000.000', 1_000_000],
  ['4 uds', 4],
  ['4 uds.', 4],
  ['4 unidades', 4],
])('R5.5 battery 102 the stock %j is %j', (text, value) => {
  expect(readStock(text)).toEqual({ value, fault: null });
});

test.each([
  ['', 'La cantidad está vacía'],
  ['1.000', '«1.000» se puede leer de dos formas: escribe 1000 o 1'],
  ['1,5', 'La cantidad debe ser un número entero, como 4'],
  ['2000000', 'La cantidad no puede pasar de 1.000.000'],
  ['4 cajas', '«4 cajas» no se lee como una cantidad: escribe solo un número entero, como 4'],
  ['0', null],
  ['-1', null],
  ['agotado', null],
])('R3.9 of the stock %j it is said: %s', (text, fault) => {
  expect(readStock(text).fault).toBe(fault);
});
