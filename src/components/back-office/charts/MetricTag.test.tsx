import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { MetricTag } from './MetricTag.tsx';

afterEach(cleanup);

test('a figure leads to the list of what it counts, where there is one', async () => {
  await renderWithMarketProviders(
    <dl>
      <MetricTag word="Cuentas" value="12" href="/admin/users" />
      <MetricTag word="Pedidos" value="3" compared="1 más" />
      <MetricTag word="Unidades" value="0" compared={null} />
    </dl>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cuentas', '/admin/users'],
  ]);
  const parts = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
  expect(parts).toEqual(['Cuentas', '12', 'Pedidos', '3', '1 más', 'Unidades', '0']);
});
