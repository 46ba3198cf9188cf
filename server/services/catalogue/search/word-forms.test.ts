import { expect, test } from 'vitest';
import { formsOf, compoundPartsOf } from './word-forms.ts';

test('R7.14 a unit is found however it is spelt, and nothing is made of it that it is not', () => {
  expect(formsOf('gr')).toEqual(['gr', 'g', 'grs', 'gramo', 'gramos']);
  expect(formsOf('kilos')).toEqual(['kilos', 'kg', 'kgs', 'kilo']);
  expect(formsOf('taza')).toEqual(['taza', 'tazas', 'tazaes']);
});

test.each([
  ['500g', [['500'], ['g', 'gr', 'grs', 'gramo', 'gramos']]],
  ['30cm', [['30'], ['cm', 'cms', 'centimetro', 'centimetros']]],
  ['super8', [['super'], ['8']]],
  ['a4', [['a'], ['4']]],
  ['500', []],
  ['taza', []],
])('R7.14 the parts of «%s»', (word, parts) => {
  expect(compoundPartsOf(word)).toEqual(parts);
});
