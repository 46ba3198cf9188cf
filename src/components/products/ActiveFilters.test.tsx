import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

afterEach(cleanup);

const filters = [
  { text: 'Vidrio', rest: { q: 'miel', offset: 0 } },
  { text: 'miel', rest: { offset: 0 } },
];

test.each([0, 1, 2])(
  'R7.14 of %i filters each can be taken off, and of several all at once',
  async (count) => {
    await renderWithMarketProviders(
      <ActiveFilters filters={filters.slice(0, count)} addressOf={() => '/products'} />,
    );
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [['Quitar filtro: Vidrio'], ['Quitar filtro: Vidrio', 'Quitar filtro: miel', 'Quitar filtros']][
        count - 1
      ] ?? [],
    );
  },
);
