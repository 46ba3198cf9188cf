import { render } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MarketTheme } from '../../../src/theme/MarketTheme.tsx';
import { makeSystem } from '../../../src/theme/chakra-system/system.ts';
import { ValidatedPage } from './ValidatedPage.tsx';

const system = makeSystem();

/** Component with the market's providers and a router that accepts every address. */
export async function wrapInMarketProviders(piece: ReactNode) {
  const show = () => piece;
  const router = createRouter({
    routeTree: createRootRoute({ component: show, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return (
    <MarketTheme system={system}>
      <RouterProvider router={router as never} />
    </MarketTheme>
  );
}

/** Renders a component with the market's providers. */
export const renderWithMarketProviders = async (piece: ReactNode) =>
  render(await wrapInMarketProviders(piece), { wrapper: ValidatedPage });
