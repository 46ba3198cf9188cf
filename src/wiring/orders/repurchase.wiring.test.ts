import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { startCartApp } from '../../../tests/support/charts/app-actor.ts';
import { keeperStateOf } from '../../../tests/support/browser/cart.ts';
import { cartProduct, createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { sampleOrder } from '../../../tests/support/samples/samples.ts';
import { wiredCart } from '../../../tests/support/browser/wired-cart.ts';
import { isBusy } from '../../machines/cart/cart.selectors.ts';
import { wireRepurchase } from './repurchase.wiring.ts';

const [line] = sampleOrder().items;
const linesOf = (bought: Record<string, number>) =>
  Object.entries(bought).map(([productId, quantity]) => ({ ...line!, id: productId, productId, quantity }));

/** Consumer's page with a cart on the server. */
async function openMarket(held: Record<string, number>, stocks: Record<string, number>) {
  const server = createCartServer(held, stocks);
  const { app, cartRef } = startCartApp('/orders', wiredCart(server.services));
  const settled = () =>
    waitFor(cartRef, (snapshot) => keeperStateOf(snapshot) === 'consumerLines.idle' && !isBusy(snapshot));
  await settled();
  return { app, server, settled };
}

test('R1.2 R5.7 what can be had goes into the server’s cart beside what lies there, and no more than there is', async () => {
  const stocks = { honey: 9, oil: 3, wine: 5 };
  const { app, server, settled } = await openMarket({ oil: 2, wine: 5, bread: 1 }, stocks);
  const today = {
    honey: cartProduct('honey', 9),
    oil: cartProduct('oil', 3),
    wine: cartProduct('wine', 5),
    gone: null,
  };
  const logic = wireRepurchase({ readProducts: async () => ({ ok: true, value: today }) }, app);
  const actor = createActor(logic).start();
  actor.send({ type: 'repurchase.requested', lines: linesOf({ honey: 2, oil: 4, wine: 1, gone: 3 }) });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('gathered'));
  await settled();
  expect(Object.fromEntries(server.held)).toEqual({ oil: 3, wine: 5, bread: 1, honey: 2 });
  expect(context.outcome?.short.map(({ productId, why }) => [productId, why])).toEqual([
    ['oil', 'FEWER'],
    ['wine', 'ALL_HELD'],
    ['gone', 'GONE'],
  ]);
  app.stop();
});
