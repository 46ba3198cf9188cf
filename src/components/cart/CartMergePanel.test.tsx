import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consumer, waitUntilCartIdle, startCart } from '../../../tests/support/browser/cart.ts';
import { cartLine, createCartServer } from '../../../tests/support/browser/cart-server.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { cartMergeText } from './cart.messages.ts';
import { CartMergePanel } from './CartMergePanel.tsx';

afterEach(cleanup);

/** Text of the merge panel after the stored lines of a browser have merged into a consumer's cart. */
async function panelAfter(stored: Record<string, number>, stocks: Record<string, number> = {}) {
  const { actor } = startCart({
    server: createCartServer({ a: 1 }, stocks),
    stored: Object.entries(stored).map(([id, quantity]) => cartLine(id, quantity)),
  });
  actor.send({ type: 'page.hydrated' });
  await waitUntilCartIdle(actor);
  actor.send({ type: 'session.opened', user: consumer });
  await waitUntilCartIdle(actor);
  await renderWithMarketProviders(<CartMergePanel cartRef={actor} />);
  return actor.getSnapshot().context.mergeSummary;
}
const panel = () => screen.queryByRole('region', { name: 'Cambios al juntar tus carritos' });
const detailsIn = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('R4.18 what did not come along whole stands line by line, apart from what the notice says, until it is read', async () => {
  const summary = await panelAfter({ a: 4, b: 2 }, { a: 3 });
  expect(detailsIn()).toEqual(['Producto a: pedías 4, hemos podido añadir 2.']);
  const said = summary === null ? [] : cartMergeText(summary).split(/(?<=\.) /);
  expect(said.map((sentence) => panel()?.textContent.includes(sentence))).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'De acuerdo' }));
  expect(panel()).toEqual(null);
});

test('R4.18 where all came along there is nothing to read', async () => {
  expect(await panelAfter({ b: 2 })).toEqual({ arrived: ['b'], clamped: [], left: [] });
  expect(panel()).toEqual(null);
});
