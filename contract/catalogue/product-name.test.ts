import { expect, test } from 'vitest';
import { isSameName } from './product-name.ts';

test.each([
  ['Taza', ' taza  ', true],
  ['Jarrón de barro', 'JARRON  DE BARRO', true],
  ['Caña', 'Cana', false],
  ['Taza', 'Tazas', false],
  ['Taza 2', 'Taza 1', false],
  ['', ' ', true],
])('R9.9 «%s» and «%s» are the same name: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});
