import { cleanup, render, screen } from '@testing-library/react';
import { RouterContextProvider } from '@tanstack/react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { visitMarket } from '../../../tests/support/views/market-visit.tsx';
import { MarketTheme } from '../../theme/MarketTheme.tsx';
import { makeSystem } from '../../theme/chakra-system/system.ts';
import { PageLoading } from './page-loading.tsx';

afterEach(cleanup);

describe(PageLoading, () => {
  test('R2.9 it is there before any match of the page has its context', () => {
    const { router } = visitMarket('/orders', { present: null });
    render(
      <RouterContextProvider router={router}>
        <MarketTheme system={makeSystem()}>
          <PageLoading />
        </MarketTheme>
      </RouterContextProvider>,
    );
    expect(screen.getByRole('status').textContent).toContain('Cargando...');
  });
});
