import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { startSyncedCart } from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleItem, sampleProduct } from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine.ts';
import { CartTotal } from './CartTotal.tsx';

afterEach(cleanup);

const line = (productId: string, changes: Parameters<typeof sampleProduct>[0] = {}) =>
  sampleItem({ productId, product: sampleProduct(changes) });
const fine = line('a');
const dearer = line('b', { price: 12 });
const soldOut = line('c', { stock: 0 });
const both = line('d', { price: 12, stock: 0 });

test.each([
  ['nothing where all can be bought', [fine], []],
  [
    'a new price is only to be confirmed',
    [fine, dearer],
    ['Un producto ha cambiado de precio: confirmas el nuevo al tramitar el pedido.'],
  ],
  [
    'what is sold out is to be put right, whatever it costs',
    [dearer, { ...dearer, productId: 'e' }, soldOut, both],
    [
      'Hay 2 productos que revisar antes de tramitar el pedido.',
      '2 productos han cambiado de precio: confirmas los nuevos al tramitar el pedido.',
    ],
  ],
])('R8.8 before the checkout is told: %s', async (_what, cart, told) => {
  const { actor: cartRef } = await startSyncedCart({ server: createCartServer({ a: 1 }) });
  const reviewRef = createActor(cartReviewMachine, { input: { cart, now: NOW } }).start();
  await renderWithMarketProviders(<CartTotal reviewRef={reviewRef} cartRef={cartRef} />);
  expect(screen.queryAllByText(/tramitar el pedido\.$/).map(({ textContent }) => textContent)).toEqual(told);
});
