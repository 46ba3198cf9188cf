import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { activeFilters } from './active-filters.ts';
import type { ProductsAddress } from './products-address.ts';
import { NoProductsFound } from './NoProductsFound.tsx';
import { NoProducts } from './ProductsView.tsx';

afterEach(cleanup);

const addressOf: ProductsAddress = (query) =>
  `/products?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

async function wayOn(query: ProductsQuery) {
  const filters = activeFilters(
    query,
    { store: 'La Colmena', producer: '' },
    createFormatter(DEFAULT_MARKET),
  );
  const isAsked = filters.length > 0;
  await renderWithMarketProviders(
    isAsked ? <NoProductsFound q={query.q} filters={filters} addressOf={addressOf} /> : <NoProducts />,
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
}

describe('where nothing is found', () => {
  test.each<[string, ProductsQuery, string[]]>([
    [
      'a word among a few goods is looked for among all',
      { q: 'miel', store: 'la-colmena' },
      ['Buscar «miel» en todo el mercado', '/products?q=miel'],
    ],
    ['a word that is nowhere is let go of', { q: 'mil' }, ['Ver todos los productos', '/products']],
    ['filters are let go of', { maxPrice: 1, inStock: true }, ['Ver todos los productos', '/products']],
    ['an empty market leads to its stores', {}, ['Ver los puestos', '/']],
  ])('R7.14 %s', async (_, query, expected) => {
    expect((await wayOn(query)).map((text) => text?.replace(/\?$/, ''))).toEqual(expected);
  });
});
