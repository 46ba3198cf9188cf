import { screen, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { CartDrawer } from '../../../src/wiring/cart/cart-drawer.tsx';
import { childOf } from '../../../src/machines/shell/app.machine.ts';
import { appAt } from '../charts/app-actor.ts';
import type { Lines } from '../charts/cart-reference.ts';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import type { wiredCart } from '../browser/wired-cart.ts';

/** Renders a page with the cart in its side panel, before `page.hydrated`. */
export async function openCartPanel(cart: ReturnType<typeof wiredCart>) {
  const clock = new SimulatedClock();
  const app = appAt('/', { cart }, { clock }).start();
  await renderWithMarketProviders(<CartDrawer app={app} onClosed={() => undefined} />);
  return { clock, cartRef: childOf(app, 'cart') };
}

/** Quantities in the cart panel by product name. */
export const visibleCartLines = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .map((row) => [
      within(row).getByRole('link', { hidden: true }).textContent,
      Number(within(row).getByRole('group', { hidden: true }).querySelector('output')?.textContent),
    ]);

/** Expected entries of the cart panel for lines of `cartProduct`s. */
export const expectedPanelLines = (lines: Lines) =>
  Object.entries(lines).map(([id, quantity]) => [`Producto ${id}`, quantity]);
