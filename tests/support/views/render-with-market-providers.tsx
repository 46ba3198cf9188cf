import { render } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkPreview } from '../../../src/components/layout/LinkPreview.tsx';
import { LinkPreviewProvider } from '../../../src/components/layout/link-preview-slot.ts';
import { MarketTheme } from '../../../src/theme/MarketTheme.tsx';
import { makeSystem } from '../../../src/theme/chakra-system/system.ts';
import { ValidatedPage } from './ValidatedPage.tsx';

const system = makeSystem();

/** Component with the market's providers and a router that accepts every address; with link previews, as on the server. */
export async function wrapInMarketProviders(piece: ReactNode) {
  const show = () => piece;
  const router = createRouter({
    routeTree: createRootRoute({ component: show, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  return (
    <MarketTheme system={system}>
      <LinkPreviewProvider value={(page) => <LinkPreview {...page} />}>
        <RouterProvider router={router as never} />
      </LinkPreviewProvider>
    </MarketTheme>
  );
}

/** Renders a component with the market's providers. */
export const renderWithMarketProviders = async (piece: ReactNode) =>
  render(await wrapInMarketProviders(piece), { wrapper: ValidatedPage });
