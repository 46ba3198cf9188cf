import { expect, test } from 'vitest';
import { readPlaceholder } from './product-placeholder.ts';

const seen = { name: 'Miel', price: 4.5, thumbnailUrl: '/media/a.webp' };

test('R2.1 what a card showed is read again, with a picture or without', () => {
  expect([seen, { ...seen, thumbnailUrl: null }, { name: 'Miel', price: 4 }].map(readPlaceholder)).toEqual([
    seen,
    { ...seen, thumbnailUrl: null },
    { name: 'Miel', price: 4, thumbnailUrl: null },
  ]);
});

test.each([
  ['nothing', undefined],
  ['a text', 'Miel'],
  ['no name', { price: 4 }],
  ['a price in words', { ...seen, price: '4,50 €' }],
])('R2.1 %s is no product that was seen', (_, told) => {
  expect(readPlaceholder(told)).toBeUndefined();
});
