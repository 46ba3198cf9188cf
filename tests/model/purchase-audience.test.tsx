import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../contract/account/user.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { visitMarket } from '../support/views/market-visit.tsx';
import { sampleProduct, sampleStore } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const product = sampleProduct({ stock: 4 });

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Renders the page of a product with a stock of four for a user. */
async function open(present: User | null) {
  const visit = visitMarket(`/products/${product.id}`, {
    present,
    answers: {
      getProduct: successfulAnswer({ product }),
      getPopupStore: successfulAnswer({ popupStore: sampleStore() }),
      listProducts: successfulAnswer({ products: [], pagination: { total: 0, hasMore: false } }),
    },
  });
  await visit.router.load();
  visit.show();
  await act(async () => {
    visit.wake();
    await visit.until(present ? 'authenticated' : 'anonymous');
  });
  await act(() => vi.dynamicImportSettled());
  return visit;
}

const linkOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const units = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Unidades/ })?.value;

test.each([
  ['producer', 'Esta cuenta es para vender, no para comprar.', 'Ir a tu trastienda', '/producer/dashboard'],
  [
    'admin',
    'Esta cuenta es para llevar el mercado, no para comprar.',
    'Ir a la administración',
    '/admin/dashboard',
  ],
] as const)(
  'R1.2 to a %s a product says why it is not sold, with a way on',
  async (role, why, word, href) => {
    await open(sampleUserWithRole(role, 1));
    expect([screen.getByText(why).tagName, linkOf(word), units()]).toEqual(['P', href, undefined]);
  },
);

test('R5.7 a visitor takes as many as are left, and what was chosen begins anew once it is in the cart', async () => {
  await open(null);
  for (const more of Array.from({ length: 4 }, () => /^Aumentar/)) await press(more);
  expect([units(), screen.queryByText('No se pueden añadir más.')?.tagName]).toEqual(['4', 'SPAN']);
  await press(/^Reducir/);
  await press(/^Reducir/);
  await press(/^Añadir al carrito/);
  await waitFor(() => expect(screen.getByText('Llevas 2 en el carrito.').tagName).toBe('SPAN'));
  expect([units(), linkOf('Ver el carrito')]).toEqual(['1', undefined]);
});
