import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitMarket } from '../support/views/market-visit.tsx';
import { NOW } from '../support/samples/samples.ts';

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const drawer = () => screen.queryByRole('dialog', { hidden: true });
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name, hidden: true })[0]!);

async function openCart() {
  const visit = visitMarket('/about', { present: null });
  visit.show();
  await screen.findByRole('heading', { level: 1 });
  await act(async () => visit.app.send({ type: 'page.hydrated', now: NOW }));
  press(/^Carrito/);
  await waitFor(() => expect(drawer()).not.toBe(null));
  return visit;
}

test('R4.17 the cart opens at the side of the page and closes', async () => {
  await openCart();
  press('Cerrar el carrito');
  await waitFor(() => expect(drawer()).toBe(null));
});

test('R4.17 whoever goes on leaves the cart behind, and does not find it open when coming back', async () => {
  const { router } = await openCart();
  await act(async () => router.navigate({ to: '/guide' }));
  await waitFor(() => expect(drawer()).toBe(null));
  await act(async () => router.history.back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect(drawer()).toBe(null);
});

test('R4.17 what changes in the address alone leaves it open', async () => {
  const { router } = await openCart();
  await act(async () => router.navigate({ to: '/about', hash: 'equipo' }));
  await waitFor(() => expect(router.state.location.hash).toBe('equipo'));
  expect(drawer()).not.toBe(null);
});
