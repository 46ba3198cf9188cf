import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Product } from '../../contract/catalogue/product.ts';
import { AdminProductsView } from '../../src/components/admin/products/AdminProductsView.tsx';
import type { ConfirmationAsked } from '../../src/machines/ui/confirmation.machine.ts';
import { adminProductsMachine } from '../../src/machines/admin/products/admin-products.machine.ts';
import { productChangesMachine } from '../../src/machines/producer/products/product-changes.machine.ts';
import { productDeletionsMachine } from '../../src/machines/producer/products/product-deletions.machine.ts';
import {
  adminProductsHref,
  adminProductsQueryIn,
} from '../../src/wiring/admin/products/admin-products-href.ts';
import {
  adminProductSelectors,
  wireAdminProducts,
} from '../../src/wiring/admin/products/admin-products-screen.tsx';
import { wireProductChanges } from '../../src/wiring/producer/products/product-changes.wiring.ts';
import {
  deleteProductsAfterConfirmation,
  wireProductDeletions,
} from '../../src/wiring/producer/products/product-deletions.wiring.ts';
import { deferred } from '../support/charts/deferred.ts';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { textOf } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { walkList } from '../support/views/walk-list.tsx';

const stall = sampleStore({ id: sampleId(70), name: 'La Colmena' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => [...document.querySelectorAll('tbody tr')];
const part = (name: string) => rows().map((row) => textOf(row.querySelector(`[data-part=${name}]`)));

type ViewProps = ComponentProps<typeof AdminProductsView>;
const shown = ({ actorRef, ...props }: Pick<ViewProps, 'actorRef'> & Partial<ViewProps>) =>
  inBackOffice(
    <AdminProductsView
      actorRef={actorRef}
      changesRef={createActor(productChangesMachine).start()}
      deletionsRef={createActor(productDeletionsMachine).start()}
      selectors={adminProductSelectors}
      stores={[stall]}
      addressOf={adminProductsHref}
      onDeleted={() => {}}
      {...props}
    />,
  );

walkList({
  name: 'the list of the market’s products',
  proves: 'R2.7 R7.14 R8.13 R9.13',
  machine: adminProductsMachine,
  wire: wireAdminProducts,
  addressOf: adminProductsHref,
  view: (actorRef) => shown({ actorRef }),
  items: [sampleProduct()],
  rows: () => part('name'),
  rowOf: ({ name }) => name,
  changes: [
    { query: { active: false }, choose: () => press('Ocultos'), isOffered: ({ active }) => active !== false },
    {
      query: { popupStoreId: stall.id },
      choose: () => fireEvent.change(screen.getByLabelText('Puesto'), { target: { value: stall.id } }),
      isOffered: ({ popupStoreId }) => popupStoreId !== stall.id,
    },
  ],
  elsewhere: { q: 'queso', producerId: sampleId(5), minPrice: 2 },
  search: 'Buscar productos',
  words: { results: 'Productos del mercado', item: 'producto', items: 'productos' },
  isCountSeen: true,
  emptiness: ({ offset: _, sort: _sort, ...asked }) =>
    Object.values(asked).some((one) => one !== undefined && one !== '')
      ? 'Ningún producto coincide'
      : 'Todavía no hay productos',
});

const goods = ['Miel', 'Pan', 'Queso'].map((name, index) =>
  sampleProduct({
    id: sampleId(40 + index),
    name,
    isActive: true,
    producerId: sampleId(5),
    sellerName: 'Leo Mas',
  }),
);

type Deleted = Awaited<ReturnType<Parameters<typeof wireProductDeletions>[0]['deleteProduct']>>;

/** Renders three active products; the test answers each deletion, and switches take effect at once. */
async function openShelf(
  query: ReturnType<typeof adminProductsQueryIn> = { offset: 0 },
  first: Product[] = goods,
) {
  let stored = first;
  const switched: [string, boolean][] = [];
  const deleted: string[] = [];
  const asked: ConfirmationAsked[] = [];
  const asks: unknown[] = [];
  let answer = deferred<Deleted>();
  const list = createActor(
    wireAdminProducts({
      loadItems: async ({ query }) => {
        asks.push(query);
        return {
          ok: true,
          value: { items: [...stored], pagination: { total: stored.length, hasMore: false } },
        };
      },
      showAddress: () => {},
    }),
    { input: { query, limit: 1_000 } },
  ).start();
  const changesRef = createActor(
    wireProductChanges(
      {
        changeProductStatus: async ({ id, change: { isActive } }) => {
          switched.push([id, isActive]);
          stored = stored.map((one) => (one.id === id ? { ...one, isActive } : one));
          return { ok: true, value: sampleProduct() };
        },
      },
      list,
    ),
  ).start();
  const deletionsRef = createActor(
    wireProductDeletions(
      {
        deleteProduct: ({ id }) => {
          deleted.push(id);
          return (answer = deferred<Deleted>()).promise;
        },
      },
      list,
    ),
  ).start();
  await waitFor(list, (one) => one.matches('ready'));
  const app = { send: (event: ConfirmationAsked) => void asked.push(event) };
  await renderWithMarketProviders(
    shown({
      actorRef: list,
      changesRef,
      deletionsRef,
      onDeleted: (products) => void deleteProductsAfterConfirmation(app, deletionsRef, products),
    }),
  );
  return {
    asks,
    switched,
    deleted,
    asked,
    click: async (name: string) => act(async () => press(name)),
    choose: async (label: string) => act(async () => fireEvent.click(screen.getByLabelText(label))),
    confirm: async () =>
      act(async () => asked.at(-1)?.replyTo.send({ type: 'confirmation.confirmed' } as never)),
    give: async (result: Deleted) =>
      act(async () => {
        if (result.ok) stored = stored.filter(({ id }) => id !== deleted.at(-1));
        answer.resolve(result);
      }),
  };
}

const gone: Deleted = { ok: true, value: null };
const told = () => document.querySelector('section[aria-label="Productos elegidos"]')?.textContent ?? '';

describe('the products of the market', () => {
  afterEach(cleanup);

  test('R7.14 each says whose it is, and leads to all of theirs', async () => {
    await openShelf();
    expect(part('seller')).toEqual(['de Leo Mas', 'de Leo Mas', 'de Leo Mas']);
    const [link] = screen.getAllByRole('link', { name: 'Ver solo los productos de Leo Mas' });
    expect(link?.getAttribute('href')).toBe(`/admin/products?producerId=${sampleId(5)}`);
  });

  test('R7.14 each says what is left of it, where it is sold and whether somebody looks at one seller alone', async () => {
    const listed = [
      { ...goods[0], stock: 4, popupStore: { id: stall.id, name: 'La Colmena', slug: 'la-colmena' } },
      { ...goods[1], stock: 1, producerId: sampleId(6), sellerName: 'Eva Gil', isActive: false },
      sampleProduct({ id: sampleId(42), name: 'Queso', producerId: '', stock: 0, isActive: true }),
    ] as Product[];
    await openShelf({ producerId: sampleId(6), offset: 0 }, listed);
    expect(
      rows().map((row) => [
        textOf(row.querySelector('[data-part=seller]')),
        ...['price', 'stock', 'store'].map((name) => textOf(row.querySelector(`[data-cell=${name}]`))),
        row.getAttribute('aria-busy'),
        row.getAttribute('data-going'),
      ]),
    ).toEqual([
      ['de Leo Mas', '9,50\u00a0€', '4Quedan 4', 'La Colmena', 'false', 'false'],
      ['de Eva Gil', '9,50\u00a0€', '1Queda 1', 'Sin puesto', 'false', 'false'],
      ['de Ana Ruiz', '9,50\u00a0€', 'Agotado', 'Sin puesto', 'false', 'false'],
    ]);
    expect(
      [...document.querySelectorAll('tbody a')].map((link) => [
        link.getAttribute('aria-label'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Cambiar Miel', `/producer/products/${sampleId(40)}/edit`],
      ['Ver solo los productos de Leo Mas', `/admin/products?producerId=${sampleId(5)}`],
      ['Cambiar Pan', `/producer/products/${sampleId(41)}/edit`],
      ['Cambiar Queso', `/producer/products/${sampleId(42)}/edit`],
    ]);
  });

  test.each([
    [{ minPrice: 2 }, 'Precio', 'Desde 2,00\u00a0€', 'Cualquier precio'],
    [{ maxPrice: 9.5 }, 'Precio', 'Hasta 9,50\u00a0€', 'Cualquier precio'],
    [{ minPrice: 2, maxPrice: 9.5 }, 'Precio', 'De 2,00\u00a0€ a 9,50\u00a0€', 'Cualquier precio'],
    [{ producerId: sampleId(5) }, 'Productor', 'Solo de un productor', 'De todos'],
  ])(
    'R7.14 what an address asks, %o, is said, and taken back by a press',
    async (query, label, kept, all) => {
      const { asks, click } = await openShelf({ q: 'miel', ...query, offset: 0 });
      const chips = () =>
        [...document.querySelectorAll('fieldset')]
          .filter((one) => textOf(one.querySelector('span')) === label)
          .flatMap((one) => [...one.querySelectorAll('button')])
          .map((chip) => [textOf(chip), chip.getAttribute('aria-pressed')]);
      expect(chips()).toEqual([
        [all, 'false'],
        [kept, 'true'],
      ]);
      await click(kept);
      await click(all);
      expect([asks.at(-1), chips()]).toEqual([{ q: 'miel', offset: 0 }, []]);
      await act(async () =>
        fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'price_asc' } }),
      );
      expect(asks.at(-1)).toEqual({ q: 'miel', offset: 0, sort: 'price_asc' });
    },
  );

  test('R7.14 those of one stall give way to those of all, who are asked for without a stall', async () => {
    const { asks } = await openShelf({ popupStoreId: stall.id, offset: 0 });
    await act(async () => fireEvent.change(screen.getByLabelText('Puesto'), { target: { value: '' } }));
    expect(asks).toEqual([{ popupStoreId: stall.id, offset: 0 }, { offset: 0 }]);
  });

  test('R4.16 one is hidden by its switch, and those that are chosen at once', async () => {
    const { switched, choose, click } = await openShelf();
    await choose('Miel, a la venta');
    await choose('Elegir Pan');
    await choose('Elegir Queso');
    await click('Ocultar');
    expect(switched).toEqual([40, 41, 42].map((number) => [sampleId(number), false]));
  });

  test('R7.16 chosen ones go one by one once that is confirmed; it is paused, goes on, and tells of each', async () => {
    const { deleted, asked, choose, click, confirm, give } = await openShelf();
    await choose('Elegir todos los de esta página');
    await click('Borrar');
    expect([asked.at(-1)?.title, deleted]).toEqual(['¿Borrar 3 productos?', []]);
    await confirm();
    expect(deleted).toEqual([sampleId(40)]);
    expect(rows().map((row) => [row.getAttribute('aria-busy'), row.getAttribute('data-going')])).toEqual(
      goods.map(() => ['true', 'true']),
    );
    await click('Pausar');
    await give(gone);
    expect([deleted, told()]).toEqual([[sampleId(40)], 'En pausa: 1 de 3 productosSeguirParar']);
    await click('Seguir');
    await give({ ok: false, failure: sampleFailure('FORBIDDEN', { status: 403 }) });
    await give(gone);
    expect(deleted).toEqual([sampleId(40), sampleId(41), sampleId(42)]);
    expect([part('name'), part('refusal')]).toEqual([
      ['Pan'],
      ['No tienes permisos de administrador para esta acción.'],
    ]);
    expect(told()).toContain('2 productos borrados · 1 no se ha podido borrar');
  });

  test('R7.16 what was not begun when it is stopped stays', async () => {
    const { deleted, choose, click, confirm, give } = await openShelf();
    await choose('Elegir todos los de esta página');
    await click('Borrar');
    await confirm();
    await click('Parar');
    await give(gone);
    expect([deleted, part('name')]).toEqual([[sampleId(40)], ['Pan', 'Queso']]);
    expect(told()).toContain('1 producto borrado · 2 sin empezar');
  });

  test('R7.14 its address tells all that it asks, a thousand to a page', () => {
    const query = {
      q: 'miel',
      sort: 'price_asc',
      active: false,
      inStock: true,
      producerId: sampleId(5),
      popupStoreId: stall.id,
      minPrice: 2,
      maxPrice: 9.5,
      offset: 1_000,
    } as const;
    const href = `/admin/products?q=miel&sort=price_asc&active=false&inStock=true&producerId=${sampleId(5)}&popupStoreId=${stall.id}&minPrice=2&maxPrice=9.5&page=2`;
    const { offset: _, ...search } = query;
    expect([adminProductsHref(query), adminProductsQueryIn({ ...search, page: 2 })]).toEqual([href, query]);
  });
});
