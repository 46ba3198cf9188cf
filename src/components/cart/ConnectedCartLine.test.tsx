import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { totalOf } from '../../../contract/values/money.ts';
import { visibleLinesIn, startSyncedCart } from '../../../tests/support/browser/cart.ts';
import { cartLine, cartProduct, createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { ConnectedCartLine } from './ConnectedCartLine.tsx';

afterEach(cleanup);

async function mountRow(line: CartItem, closed: string | null = null) {
  const items = [line, cartLine('b', 1)];
  const cart = { id: 'cart-1', userId: 'ana', items, totalPrice: totalOf(items) };
  const { actor } = await startSyncedCart({
    server: createCartServer({ a: line.quantity, b: 1 }),
    fetch: () => ({ ok: true, value: cart }),
  });
  await renderWithMarketProviders(
    ['a', 'b'].map((id) => <ConnectedCartLine key={id} cartRef={actor} productId={id} closed={closed} />),
  );
  return actor;
}
const remedies = () => screen.queryAllByRole('button', { name: /^Dejar/ });

test('R8.7 R5.10 a line that the stock does not cover is put right where it stands, and the focus stays at it', async () => {
  const actor = await mountRow({ ...cartLine('a', 3), product: cartProduct('a', 2) });
  fireEvent.click(screen.getByRole('button', { name: 'Dejar 2: Producto a' }));
  expect([visibleLinesIn(actor), remedies(), document.activeElement?.textContent]).toEqual([
    { a: 2, b: 1 },
    [],
    'Producto a',
  ]);
});

test.each([
  ['what can be bought', 9, null],
  ['what is sold out: it can only be taken out', 0, null],
  ['what a closed store sold', 2, 'La tienda ha cerrado'],
])('R8.7 nothing is left of %s', async (_what, stock, closed) => {
  await mountRow({ ...cartLine('a', 3), product: cartProduct('a', stock) }, closed);
  expect(remedies()).toEqual([]);
});
