import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { startSyncedCart, visibleLinesIn } from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { openCheckoutScene } from '../../../tests/support/browser/checkout.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleItem, sampleProduct, sampleStore } from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine.ts';
import { CheckoutReceipt } from './CheckoutReceipt.tsx';

afterEach(cleanup);

const line = (productId: string, producer: string, changes: Partial<CartItem> = {}, stock = 9) =>
  sampleItem({
    productId,
    product: sampleProduct({
      name: `Producto ${productId}`,
      producerId: producer,
      producerName: producer,
      price: changes.price ?? 9.5,
      stock,
    }),
    ...changes,
  });

async function mountReceipt(cart: CartItem[], stores: StoresById = {}) {
  const { actor: cartRef } = await startSyncedCart({ server: createCartServer({ a: 2, b: 2, c: 2 }) });
  const { actor: checkoutRef } = openCheckoutScene({ input: { cart } });
  const reviewRef = createActor(
    cartReviewMachine.provide({
      actors: { loadStores: fromPromise<StoresById, { ids: string[] }>(async () => stores) },
    }),
    { input: { cart, now: NOW } },
  ).start();
  await renderWithMarketProviders(
    <CheckoutReceipt checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={cartRef} />,
  );
  const become = (now: CartItem[]) =>
    act(async () => {
      checkoutRef.send({ type: 'cart.changed', cart: now });
      reviewRef.send({ type: 'cart.changed', cart: now });
    });
  return { cartRef, become };
}

test('a parcel is called by its stores and by the account that sends it, whatever stands on the goods', async () => {
  const of = (productId: string, store: string | null) => {
    const { product, ...rest } = line(productId, 'Taller Cara B');
    const sold = { ...product!, producerId: 'i', sellerName: 'Íñigo Garmendia', popupStoreId: store };
    return { ...rest, product: sold };
  };
  const colmena = sampleStore();
  await mountReceipt([of('a', colmena.id), of('b', null), line('c', 'Ana')], { [colmena.id]: colmena });
  await screen.findByRole('region', { name: 'Paquete 1 de 2 · La Colmena, lo envía Íñigo Garmendia' });
  expect(screen.queryByRole('region', { name: 'Paquete 2 de 2 · La Colmena' })).not.toBeNull();
});

test('R8.8 the review stands by parcel, and each changed line has its old and its new value', async () => {
  const { become } = await mountReceipt([line('a', 'Ana'), line('b', 'Bea'), line('c', 'Ana')]);
  await become([line('a', 'Ana', { price: 12 }), line('b', 'Bea', { quantity: 1 })]);
  const notesOf = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('p')].map(({ textContent }) => textContent);
  expect([
    notesOf('Paquete 1 de 2 · Ana'),
    notesOf('Paquete 2 de 2 · Bea'),
    screen.queryByText('2 × Producto c')?.tagName,
    screen.queryByText('Te llega en 2 paquetes: cada productor envía el suyo.')?.tagName,
  ]).toEqual([
    ['Paquete 1 de 2 · Ana', 'Antes costaba 9,50\u00a0€, ahora 12,00\u00a0€.'],
    ['Paquete 2 de 2 · Bea', 'Antes llevabas 2, ahora 1.'],
    'P',
    'P',
  ]);
});

test('R8.8 a line that the stock does not cover can be put right where it stands', async () => {
  const { cartRef } = await mountReceipt([line('a', 'Ana', {}, 1), line('b', 'Ana', {}, 0)]);
  fireEvent.click(screen.getByRole('button', { name: 'Dejar 1: Producto a' }));
  fireEvent.click(screen.getByRole('button', { name: 'Quitar del pedido: Producto b' }));
  expect([visibleLinesIn(cartRef), document.activeElement?.textContent]).toEqual([
    { a: 1, c: 2 },
    'Lo que te llevas',
  ]);
});

test('R8.9 what a closed store sold can be left out where it stands', async () => {
  const closed = sampleStore({ id: 'cerrada', endDate: new Date(NOW - 1).toISOString() });
  const sold = line('a', 'Ana');
  const { cartRef } = await mountReceipt(
    [{ ...sold, product: sampleProduct({ ...sold.product, popupStoreId: closed.id }) }, line('b', 'Bea')],
    { [closed.id]: closed },
  );
  expect([
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label')),
    screen.queryByText(/^La Colmena: La tienda finalizó el /)?.tagName,
  ]).toEqual([['Quitar del pedido: Producto a'], 'P']);
  fireEvent.click(screen.getByRole('button'));
  expect(visibleLinesIn(cartRef)).toEqual({ b: 2, c: 2 });
});

test('a price that changed is only to be confirmed', async () => {
  const changed = line('a', 'Ana');
  const { become } = await mountReceipt([changed]);
  await become([{ ...changed, price: 12 }]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
