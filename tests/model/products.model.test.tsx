import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import type { Product } from '../../contract/catalogue/product.ts';
import { ProductsView } from '../../src/components/products/ProductsView.tsx';
import { loadFilterSummary } from '../../src/components/products/lazy-filter-summary.ts';
import { productsMachine } from '../../src/machines/catalogue/products.machine.ts';
import { productsHref, wireProducts } from '../../src/wiring/catalogue/products-list.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleProduct } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

// Loads the deferred parts first: a page opened with filters has them from the start.
await loadFilterSummary();

const Offer = ({ product }: { product: Product }) => <article>{product.name}</article>;

const shown = (actorRef: ActorRefFrom<typeof productsMachine>) => (
  <ProductsView
    isNotOpen={false}
    last={null}
    actorRef={actorRef}
    Offer={Offer}
    Filters={() => null}
    store={null}
    now={NOW}
    addressOf={productsHref}
  />
);

walkList({
  name: 'the list of products',
  proves: 'R7.14',
  machine: productsMachine,
  wire: wireProducts,
  addressOf: productsHref,
  view: shown,
  items: [sampleProduct()],
  rows: () => screen.queryAllByRole('article').map(({ textContent }) => textContent),
  rowOf: ({ name }) => name,
  changes: [
    {
      query: { sort: 'price_asc' },
      choose: () =>
        fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'price_asc' } }),
    },
  ],
  elsewhere: { q: 'queso' },
  search: 'Buscar productos',
  words: { results: 'Resultados', item: 'producto', items: 'productos' },
  isCountSeen: true,
  isWatched: false,
  emptiness: ({ q }) => (q ? `No hay nada de «${q}»` : 'Los puestos aún están vacíos'),
});

describe('what can be bought, above the list', () => {
  afterEach(cleanup);

  test.each([
    [undefined, 1],
    ['la-colmena', 0],
  ])('R7.14 is asked of the whole market, and not of the store %j', async (store, count) => {
    const value = { items: [], pagination: { total: 0, hasMore: false } };
    const services = { loadItems: async () => ({ ok: true, value }) as const, showAddress: () => {} };
    const input = { query: { offset: 0, ...(store && { store }) }, limit: 24 };
    await renderWithMarketProviders(shown(createActor(wireProducts(services), { input }).start()));
    await act(async () => {});
    const name = /^(?:Ver también lo que abre pronto|Solo lo que se puede comprar hoy)$/;
    expect(screen.queryAllByRole('link', { name })).toHaveLength(count);
  });
});
