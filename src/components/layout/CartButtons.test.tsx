import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { BottomBarCartButton, HeaderCartButton } from './CartButtons.tsx';

afterEach(cleanup);

describe('R4.17 the buttons of the cart', () => {
  test.each([
    [0, 'Carrito vacío', 'Carrito', null],
    [2, 'Carrito: 2', 'Carrito: 2', '2'],
    [99, 'Carrito: 99', 'Carrito: 99', '99'],
    [100, 'Carrito: 100', 'Carrito: 100', '99+'],
  ])('say how many pieces it holds: %i', async (count, inHeader, inBar, badge) => {
    let opened = 0;
    const cart = { count, onCartOpened: () => void (opened += 1) };
    await renderWithMarketProviders(
      <>
        <HeaderCartButton {...cart} />
        <BottomBarCartButton {...cart} />
      </>,
    );
    const buttons = screen.getAllByRole('button', { hidden: true });
    for (const button of buttons) fireEvent.click(button);
    const [header, bar] = buttons.map((button) => ({
      badge: button.querySelector('[aria-hidden=true]:not(svg)')?.textContent ?? null,
      name: button.getAttribute('aria-label') ?? button.lastElementChild?.textContent,
    }));
    expect([header, bar, opened]).toEqual([{ badge, name: inHeader }, { badge, name: inBar }, 2]);
  });
});
