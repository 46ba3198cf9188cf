import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { startSyncedCart, visibleLinesIn } from '../../../tests/support/browser/cart.ts';
import { createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { openCheckoutScene } from '../../../tests/support/browser/checkout.ts';
import { sampleItem, sampleStore } from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from '../../machines/cart/cart-review.machine.ts';
import { StoreClosingWarnings } from './StoreClosingWarnings.tsx';

afterEach(cleanup);

const END = Date.parse('2026-11-20T13:00:00.000Z');
const store = sampleStore({ endDate: new Date(END).toISOString() });

async function mountHours(now: number) {
  const { actor: cartRef } = await startSyncedCart({ server: createCartServer({ a: 2, b: 1 }) });
  const { actor: checkoutRef } = openCheckoutScene();
  const reviewRef = createActor(
    cartReviewMachine.provide({
      actors: { loadStores: fromPromise<StoresById, { ids: string[] }>(async () => ({ [store.id]: store })) },
    }),
    { input: { cart: [sampleItem({ productId: 'a' })], now } },
  ).start();
  await renderWithMarketProviders(
    <StoreClosingWarnings checkoutRef={checkoutRef} reviewRef={reviewRef} cartRef={cartRef} />,
  );
  const tick = (at: number) => act(async () => reviewRef.send({ type: 'clock.ticked', now: at }));
  const said = () => screen.getByRole('status').textContent;
  return { cartRef, tick, said };
}

test('R8.9 the minutes run down while the checkout is open; those who listen hear a few moments', async () => {
  const { tick, said } = await mountHours(END - 70 * 60_000);
  expect(said()).toBe('');
  await tick(END - 14 * 60_000);
  expect(said()).toBe('La Colmena cierra en menos de 15 minutos.');
  await tick(END - 12 * 60_000);
  expect(said()).toBe('La Colmena cierra en menos de 15 minutos.');
  expect(
    screen.queryByText('La Colmena cierra en 12 minutos, a las 14:00. Confirma antes tu pedido.')?.tagName,
  ).toBe('P');
});

test('R8.9 a store that closes meanwhile says so, and what is bought there can be taken out', async () => {
  const { cartRef, tick, said } = await mountHours(END - 60_000);
  await tick(END + 1);
  expect(said()).toBe(
    'La Colmena: La tienda finalizó el 20 nov 2026, 14:00. Ya no se pueden realizar compras.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Quitar lo de La Colmena' }));
  expect(visibleLinesIn(cartRef)).toEqual({ b: 1 });
});
