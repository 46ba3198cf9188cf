import { expect, test } from 'vitest';
import { pageAddress } from '../server/pages/page-key.ts';
import { productsHref } from '../src/wiring/catalogue/products-list.ts';
import { selectorHref } from '../src/wiring/stores/store-selector-href.ts';
import { sampleId } from './support/samples/samples.ts';

const goods = {
  store: 'la-colmena',
  q: 'miel',
  sort: 'name',
  minPrice: 2,
  maxPrice: 9.5,
  producerId: sampleId(1),
  inStock: true,
  offset: 240,
} as const;
const stalls = { q: 'miel', categories: ['Miel', 'Pan'], page: 2, month: '2026-12' };

test.each([
  ['goods', productsHref(goods), 8],
  ['stalls', selectorHref({ ...stalls, view: 'shelves' }), 3],
  ['days', selectorHref({ ...stalls, view: 'calendar' }), 3],
])('R2.16 R2.20 R7.14 all that the address of a list of %s asks for reaches its page', (_, href, names) => {
  const asked = new URL(href, 'http://market.invalid').searchParams;
  const rendered = new URL(pageAddress(href, 'market.invalid', '').url).searchParams;
  expect([rendered.size, Object.fromEntries(rendered)]).toEqual([names, Object.fromEntries(asked)]);
});
