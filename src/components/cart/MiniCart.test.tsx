import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Audience } from '../../../contract/account/role.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { MiniCart } from './MiniCart.tsx';

afterEach(cleanup);

async function mountCart(pieces: number, role: Audience) {
  const closings: string[] = [];
  await renderWithMarketProviders(
    <MiniCart pieces={pieces} totalPrice={9.5 * pieces} role={role} onClosed={() => closings.push('closed')}>
      <p>Miel</p>
    </MiniCart>,
  );
  const panel = within(screen.getByRole('dialog', { hidden: true }));
  const links = panel.queryAllByRole('link', { hidden: true });
  for (const link of links) fireEvent.click(link);
  return {
    title: panel.getAllByRole('heading', { hidden: true })[0]?.textContent,
    ways: links.map((link) => [link.textContent, link.getAttribute('href')]),
    // Following a link closes the cart.
    closings: closings.length,
    sum: panel.queryByText('Total')?.nextElementSibling?.textContent?.replace('\u00a0', ' ') ?? null,
    isListed: panel.queryByText('Miel') !== null,
    refusal: panel.queryByText(/^Esta cuenta es /)?.textContent ?? null,
  };
}

test.each<[Audience, [string, string][], string | null]>([
  [
    'anonymous',
    [
      ['Iniciar sesión para comprar', '/login?origin=%2Fcheckout'],
      ['Crea tu cuenta', '/register?origin=%2Fcheckout'],
    ],
    null,
  ],
  [
    'consumer',
    [
      ['Tramitar pedido', '/checkout'],
      ['Ver el carrito', '/cart'],
    ],
    null,
  ],
  [
    'producer',
    [['Ir a tu trastienda', '/producer/dashboard']],
    'Esta cuenta es para vender, no para comprar.',
  ],
  [
    'admin',
    [['Ir a la administración', '/admin/dashboard']],
    'Esta cuenta es para llevar el mercado, no para comprar.',
  ],
])(
  'R1.2 the cart at the side shows a %s the ways on, each of which closes it',
  async (role, ways, refusal) => {
    expect(await mountCart(2, role)).toEqual({
      title: 'Tu carrito · 2 artículos',
      ways,
      closings: ways.length,
      sum: '19,00 €',
      isListed: true,
      refusal,
    });
  },
);

test.each([
  [0, 'Tu carrito', null],
  [1, 'Tu carrito · 1 artículo', '9,50 €'],
])('with %i things in it the cart at the side is called “%s”', async (pieces, title, sum) => {
  const cart = await mountCart(pieces, 'consumer');
  expect([cart.title, cart.sum, cart.isListed]).toEqual([title, sum, pieces === 1]);
});

test('an empty cart at the side leads to the goods and closes', async () => {
  expect(await mountCart(0, 'anonymous')).toEqual({
    title: 'Tu carrito',
    ways: [['Ver productos', '/products']],
    closings: 1,
    sum: null,
    isListed: false,
    refusal: null,
  });
  expect(screen.getByText('Tu carrito está vacío').tagName).toBe('H2');
});
