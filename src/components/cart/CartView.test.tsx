import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { visibleLinesIn, startCart, startSyncedCart } from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import {
  NOW,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine.ts';
import { CartView } from './CartView.tsx';

afterEach(cleanup);

const GONE = sampleId(21);
const line = (productId: string, quantity: number, product: Partial<Product>): CartItem =>
  sampleItem({
    id: `item-${productId}`,
    productId,
    quantity,
    price: 2,
    product: sampleProduct({ id: productId, price: 2, stock: 9, ...product }),
  });
/** Line without product data, because the server no longer sends it. */
const { product: _, ...unknown } = line('e', 1, {});
const items: CartItem[] = [
  line('a', 3, { name: 'Miel', stock: 3 }),
  line('b', 1, { name: 'Pan', price: 2.5 }),
  line('c', 2, {
    name: 'Orza',
    stock: 1,
    popupStoreId: null,
    producerName: 'Luis Gil',
    producerId: sampleId(33),
  }),
  line('d', 1, { name: 'Cesto', popupStoreId: GONE, producerName: 'Eva Sanz', producerId: sampleId(34) }),
  unknown,
];
const stores: StoresById = { [sampleId(1)]: sampleStore(), [GONE]: null };

async function mountCart(cart: CartItem[]) {
  const held = Object.fromEntries(cart.map(({ productId, quantity }) => [productId, quantity]));
  const { actor: cartRef } = await startSyncedCart({
    server: createCartServer(held),
    fetch: () => ({
      ok: true,
      value: { id: 'cart-1', userId: 'ana', items: cart, totalPrice: totalOf(cart) },
    }),
  });
  const logic = cartReviewMachine.provide({
    actors: { loadStores: fromPromise<StoresById, { ids: string[] }>(async () => stores) },
  });
  const reviewRef = createActor(logic, { input: { cart, now: NOW } }).start();
  await renderWithMarketProviders(<CartView reviewRef={reviewRef} cartRef={cartRef} />);
  await act(async () => {});
  return cartRef;
}

const textOf = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ');
const stalls = () =>
  screen
    .getAllByRole('region')
    .map((stall) => [
      within(stall).getByRole('heading').textContent,
      ...within(stall).getAllByRole('article').map(textOf),
      stall.querySelector(':scope p:last-child:not(article p)')?.textContent?.replaceAll('\u00a0', ' ') ??
        null,
    ]);

test('the cart stands by stall: how many of what, what it comes to, and what is in the way', async () => {
  await mountCart(items);
  expect(stalls()).toEqual([
    [
      'La Colmena',
      'Miel6,00 €Ana Ruiz · 2,00 € la unidad3',
      'Pan2,00 €Ana RuizEl precio ha cambiado: ahora cuesta 2,50 €.1',
      'De este puesto8,00 €',
    ],
    [
      'Luis Gil',
      'Orza4,00 €Luis Gil · 2,00 € la unidadNo hay suficiente stock disponible para este producto. Solo queda 1.Dejar 12',
      null,
    ],
    ['Eva Sanz', 'Cesto2,00 €Eva SanzLa tienda no está disponible para compras1', null],
    ['Otros productos', 'Producto2,00 €Este producto ya no está disponible.1', null],
  ]);
  expect(
    screen.getAllByRole('region').map((stall) => stall.querySelector('[data-part=stamp]') !== null),
  ).toEqual([true, false, false, false]);
  const more = screen.getAllByRole('button', { name: /^Aumentar/ });
  expect(more.map((button) => button.getAttribute('aria-disabled'))).toEqual([
    'true',
    'false',
    'true',
    'false',
    'false',
  ]);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['La Colmena', '/tienda/la-colmena'],
    ['Miel', '/products/a'],
    ['Pan', '/products/b'],
    ['Orza', '/products/c'],
    ['Cesto', '/products/d'],
    ['Producto', '/products/e'],
    ['Tramitar pedido', '/checkout'],
    ['Seguir comprando', '/products'],
  ]);
  const sum = [...screen.getByRole('complementary', { name: 'Resumen' }).querySelectorAll('p')].map(textOf);
  expect(sum).toEqual([
    'Total',
    '8 artículos',
    'IVA incluido. El envío, si lo hay, lo acuerdas con cada puesto.',
    'Hay 3 productos que revisar antes de tramitar el pedido.',
    'Un producto ha cambiado de precio: confirmas el nuevo al tramitar el pedido.',
    'Aquí no se cobra nada: pagas a cada puesto como él te diga.',
    'Seguir comprando',
  ]);
});

test('each line is counted and taken out by itself', async () => {
  const cartRef = await mountCart(items);
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press('Dejar 1: Orza');
  // The server's answer contains its own product names.
  await press('Aumentar la cantidad: Producto b');
  await press('Reducir la cantidad: Producto a');
  await press('Quitar del carrito: Producto d');
  expect(visibleLinesIn(cartRef)).toEqual({ a: 2, b: 2, c: 1, e: 1 });
});

test('an empty cart says so and leads to the goods; one that is not known yet is being fetched', async () => {
  await mountCart([]);
  expect(screen.getAllByRole('heading').map(textOf)).toEqual(['Tu carrito', 'Tu carrito está vacío']);
  const link = screen.getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Ver productos', '/products']);
  cleanup();
  const { actor: cartRef } = startCart();
  const reviewRef = createActor(cartReviewMachine, { input: { cart: null, now: NOW } }).start();
  await renderWithMarketProviders(<CartView reviewRef={reviewRef} cartRef={cartRef} />);
  expect(screen.getByText('Cargando tu carrito').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe(
    'true',
  );
});
