import { expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { productShareText, storeShareText } from './share-text.ts';

const format = createFormatter(DEFAULT_MARKET);
const store = sampleStore({
  name: 'La Colmena',
  description: 'Miel de toda la vida.',
  startDate: '2026-09-07T08:00:00.000Z',
  endDate: '2026-09-21T18:00:00.000Z',
  config: { tagline: 'Miel cruda' },
});
const product = sampleProduct({ price: 9.5, shortDescription: 'De romero.', producerName: 'Amparo' });

test.each([
  ['a product of a store', product, store, '9,50 € · La Colmena · hasta el 21 sept 2026 · De romero.'],
  ['a product without a store', product, null, '9,50 € · Amparo · De romero.'],
  ['of a store without dates', product, { ...store, endDate: null }, '9,50 € · La Colmena · De romero.'],
  ['without a description', { ...product, shortDescription: '' }, null, '9,50 € · Amparo'],
])('R2.26 the link preview of %s has its price and last day', (_, one, its, expected) => {
  expect(productShareText(one, its, format).replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['with a tagline', store, '7–21 sept 2026 · Miel cruda'],
  ['without a tagline', { ...store, config: {} }, '7–21 sept 2026 · Miel de toda la vida.'],
  ['without dates', { ...store, startDate: null }, 'Miel cruda'],
])('R2.26 the link preview of a store %s has its days', (_, one, expected) => {
  expect(storeShareText(one, format)).toBe(expected);
});
