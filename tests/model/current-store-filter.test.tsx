import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { childOf } from '../../src/machines/shell/app.machine.ts';
import { wireCurrentStore } from '../../src/wiring/shell/current-store.wiring.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { NOW, sampleProduct, sampleStore } from '../support/samples/samples.ts';

const store = sampleStore();

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Opens a product list as a visitor with a last visited store. */
async function open(href: string) {
  const currentStore = wireCurrentStore({
    loadStore: async () => ({ ok: true, value: store }),
    recallStore: async () => store,
    rememberStore: () => {},
    forgetStore: () => {},
    showAddress: ({ href: next }) => visit.router.history.push(next),
    openAddress: () => {},
  });
  const visit = visitMarket(href, {
    present: null,
    currentStore,
    answers: {
      listProducts: successfulAnswer({
        products: [sampleProduct()],
        pagination: { total: 1, hasMore: false },
      }),
    },
  });
  await visit.router.load();
  visit.show();
  act(visit.wake);
  await act(() => visit.until('anonymous'));
  const current = childOf(visit.app, 'currentStore');
  act(() => current.send({ type: 'address.changed', href: `https://tenderete.example${href}` }));
  act(() => current.send({ type: 'page.hydrated', now: NOW }));
  await waitFor(() => expect(childOf(visit.app, 'currentStore').getSnapshot().hasTag('loading')).toBe(false));
  return visit;
}

const title = () => screen.getByRole('heading', { level: 1 });
const keepTo = () => screen.queryByRole('button', { name: 'Solo en La Colmena' });

test.each([
  ['its name in the address', `/products?popups=${store.slug}`],
  ['its id', `/products?popups=${store.id}`],
])('R2.19 the list of a store, by %s, is headed by it and offers no switch to it', async (_, href) => {
  await open(href);
  expect([title().textContent, keepTo()]).toEqual(['La Colmena', null]);
});

test('R2.19 the list of the market may be kept to the store that was looked at last, and the focus goes to its heading', async () => {
  const { at } = await open('/products');
  expect(title().textContent).toBe('Todo lo que hay en los puestos');
  await act(async () => fireEvent.click(keepTo() ?? document.body));
  await waitFor(() => expect(title().textContent).toBe('La Colmena'));
  expect([at(), document.activeElement?.id, keepTo()]).toEqual([
    `/products?popups=${store.slug}`,
    title().id,
    null,
  ]);
});
