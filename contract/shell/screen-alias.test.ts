import { expect, test } from 'vitest';
import { canonicalPath } from './screen-alias.ts';

const STORE = '/producer/popup-stores/7';

test.each([
  ['/producer/stores', '/producer/popup-stores'],
  ['/producer/stores/', '/producer/popup-stores/'],
  ['/producer/stores/7', STORE],
  ['/producer/stores/7/edit', `${STORE}/edit`],
  ['/producer/stores/7/details', STORE],
  [`${STORE}/details`, STORE],
  [`${STORE}/details/`, `${STORE}/`],
  [`${STORE}/products`, STORE],
  [`${STORE}/config`, `${STORE}/edit`],
  [`${STORE}/edit`, `${STORE}/edit`],
  [`${STORE}/analytics`, `${STORE}/analytics`],
  [`${STORE}/products/9`, `${STORE}/products/9`],
  ['/admin/popup-stores/7/config', '/admin/popup-stores/7/edit'],
  ['/admin/popup-stores/7/details', '/admin/popup-stores/7'],
  ['/admin/popup-stores/7/products', '/admin/popup-stores/7'],
  ['/producer/storeslike', '/producer/storeslike'],
  ['/producer/products', '/producer/products'],
])('R2.6 R2.7 %s leads to %s', (path, canonical) => {
  expect(canonicalPath(path)).toEqual(canonical);
});
