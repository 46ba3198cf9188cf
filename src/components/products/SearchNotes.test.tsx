import { cleanup, fireEvent, screen } from '@testing-library/react';
import { fromPromise, createActor } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { storeCardOf } from '../../../contract/catalogue/list-item.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import type { LoadItemsInput, LoadItemsResult, PageOfItems } from '../../machines/ui/list.machine.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { productsMachine } from '../../machines/catalogue/products.machine.ts';
import { productsHref } from '../../wiring/catalogue/products-list.ts';
import { SearchNotes } from './SearchNotes.tsx';
import { type LastStore, ProductListFilterLinks } from './ProductListFilterLinks.tsx';

afterEach(cleanup);

async function mount(
  query: ProductsQuery,
  beside: Partial<PageOfItems<Product>>,
  last: LastStore | null = null,
) {
  const value = { items: [sampleProduct()], pagination: { total: 1, hasMore: false }, ...beside };
  const logic = productsMachine.provide({
    actors: {
      loadItems: fromPromise<LoadItemsResult<Product>, LoadItemsInput<ProductsQuery>>(async () => ({
        ok: true,
        value,
      })),
    },
  });
  const actorRef = createActor(logic, { input: { query, limit: 24 } }).start();
  await renderWithMarketProviders(
    <>
      <SearchNotes actorRef={actorRef} now={NOW} addressOf={productsHref} />
      <ProductListFilterLinks actorRef={actorRef} query={query} addressOf={productsHref} last={last} />
    </>,
  );
}

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('beside what a search found', () => {
  test('R7.14 what was looked for instead is said, with the way to it', async () => {
    await mount({ q: 'cermica' }, { lookedFor: { q: 'cerámica', isPartial: false } });
    expect(screen.getByRole('status').textContent).toBe(
      'No hay nada de «cermica». Estás viendo lo que hay de cerámica.',
    );
    expect(links()[0]).toEqual(['cerámica', '/products?q=cer%C3%A1mica', null]);
  });

  test('R7.14 that only some of the words were found is said', async () => {
    await mount({ q: 'bufanda azul' }, { lookedFor: { q: 'bufanda azul', isPartial: true }, stores: [] });
    expect(screen.getByRole('status').textContent).toBe(
      'Nada tiene todas las palabras de «bufanda azul». Esto tiene alguna.',
    );
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('R7.9 stores that answer it stand there', async () => {
    await mount(
      { q: 'miel' },
      { stores: [storeCardOf(sampleStore({ name: 'La Colmena', slug: 'la-colmena' }))] },
    );
    expect(screen.getByRole('list', { name: 'Puestos para «miel»' }).textContent).toContain('La Colmena');
    expect(screen.getByRole('link', { name: /^La Colmena/ }).getAttribute('href')).toBe('/tienda/la-colmena');
  });
});

describe('what a list is narrowed by most often', () => {
  const categories = Array.from({ length: 18 }, (_, index) => ({ name: `Ramo ${index}`, products: 2 }));

  test('R7.14 every category is there, and the chosen one leads away from itself', async () => {
    await mount({ category: 'Ramo 17', minPrice: 5, offset: 24 }, { categories });
    expect(links()).toHaveLength(19);
    expect(links()[17]).toEqual(['Ramo 172', '/products?minPrice=5', 'true']);
    expect(links()[0]).toEqual(['Ramo 02', '/products?minPrice=5&category=Ramo+0', null]);
  });

  test.each([
    [{}, 'Ver también lo que abre pronto', '/products?sale=soon', null, 0],
    [{ sale: 'soon' }, 'Ver también lo que abre pronto', '/products', 'true', 1],
    [{ q: 'pan' }, 'Solo lo que se puede comprar hoy', '/products?q=pan&sale=now', null, 0],
    [{ q: 'pan', sale: 'now' }, 'Solo lo que se puede comprar hoy', '/products?q=pan', 'true', 1],
  ] as const)(
    'R7.14 what can be bought today is one switch away: %j',
    async (query, text, href, current, ticks) => {
      await mount(query, {});
      expect(links()).toEqual([[text, href, current]]);
      expect(screen.getByRole('link').querySelectorAll('svg')).toHaveLength(ticks);
      expect(screen.queryByRole('list', { name: 'Qué venden' })).toBeNull();
    },
  );

  test('R2.19 so is the store that was looked at last', async () => {
    const onChosen = vi.fn();
    await mount({}, {}, { name: 'La Colmena', onChosen });
    fireEvent.click(screen.getByRole('button', { name: 'Solo en La Colmena' }));
    expect(onChosen).toHaveBeenCalledOnce();
  });
});
