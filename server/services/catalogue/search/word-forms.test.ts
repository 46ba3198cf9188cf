import { expect, test } from 'vitest';
import { formsOf, compoundPartsOf } from './word-forms.ts';

test('R7.14 a unit is found however it is spelt, and nothing is made of it that it is not', () => {
  expect(formsOf('gr')).toEqual(['gr', 'g', 'grs', 'gramo', 'gramos']);
  expect(formsOf('kilos')).toEqual(['kilos', 'kg', 'kgs', 'kilo']);
  expect(formsOf('taza')).toEqual(['taza', 'tazas', 'tazaes']);
});

test('R7.14 a word has its singular and plural, and those of its translation', () => {
  expect(formsOf('tazas')).toEqual(['tazas', 'taza']);
  expect(formsOf('panes')).toEqual(['panes', 'pane', 'pan']);
  expect(formsOf('peces')).toEqual(['peces', 'pece', 'pec', 'pez']);
  expect(formsOf('luz')).toEqual(['luz', 'luzs', 'luzes', 'luces']);
  expect(formsOf('mel')).toEqual(['mel', 'mels', 'meles', 'miel', 'miels', 'mieles']);
  expect(formsOf('mels')).toEqual(['mels', 'mel', 'miel', 'miels', 'mieles']);
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
