import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Audience } from '../../../contract/account/role.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { MiniCart } from '../cart/MiniCart.tsx';
import { CheckoutForNonConsumers } from '../checkout/CheckoutForNonConsumers.tsx';
import { CannotBuyNotice } from '../products/CannotBuyNotice.tsx';
import { AccessDeniedView } from '../text-pages/AccessDeniedView.tsx';

afterEach(cleanup);

const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const WORKERS = [
  ['producer', 'para vender', ['Ir a tu trastienda', '/producer/dashboard']],
  ['admin', 'para llevar el mercado', ['Ir a la administración', '/admin/dashboard']],
] as const;

describe.each(WORKERS)('R1.2 a %s', (role, purpose, way) => {
  const why = `Esta cuenta es ${purpose}, no para comprar`;

  test('finds at the checkout why not, and one way on', async () => {
    await renderWithMarketProviders(<CheckoutForNonConsumers role={role} />);
    expect([screen.queryByText(why)?.tagName, ways()]).toEqual(['H2', [way]]);
  });

  test('finds the same in place of the button of a product', async () => {
    await renderWithMarketProviders(<CannotBuyNotice role={role} />);
    expect([screen.queryByText(`${why}.`)?.tagName, ways(), screen.queryByRole('button')]).toEqual([
      'P',
      [way],
      null,
    ]);
  });

  test('finds it below what still lies in the drawer', async () => {
    await renderWithMarketProviders(
      <MiniCart pieces={1} totalPrice={9.5} role={role} onClosed={() => {}}>
        {null}
      </MiniCart>,
    );
    expect([screen.queryByText(`${why}.`)?.tagName, ways()]).toEqual(['P', [way]]);
  });
});

test.each<[Audience, RegExp, [string, string]]>([
  ['anonymous', /de quien tiene cuenta/, ['Entrar', '/login']],
  ['consumer', /Con tu cuenta de cliente puedes comprar/, ['Volver a la plaza', '/']],
  ['producer', /no es para una cuenta de productor/, ['Ir a tu trastienda', '/producer/dashboard']],
  ['admin', /no es para una cuenta de administración/, ['Ir a la administración', '/admin/dashboard']],
])('R2.11 %s that may not pass is told why, and has one way on', async (role, why, way) => {
  await renderWithMarketProviders(<AccessDeniedView role={role} />);
  expect([screen.queryByText(why)?.tagName, ways()]).toEqual(['P', [way]]);
});
