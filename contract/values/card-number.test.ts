import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

test.each([
  'Mi tarjeta es 4111 1111 1111 1111',
  '4111111111111111',
  '5500-0000-0000-0004.',
  'Amex 3400 000000 00009 y listo',
  '6011.0000.0000.0004',
])('%j holds the number of a card', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  '',
  'Bizum al 600 000 000',
  'Transferencia a ES91 2100 0418 4502 0005 1332',
  'ES9121000418450200051332',
  '4111 1111 1111 1112',
  '600 000 000 y 611 111 111',
  '411111111111',
  '41111111111111111111111',
])('%j does not', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});
