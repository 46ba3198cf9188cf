import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import type { AppSection } from '../../contract/shell/app-section.ts';
import { loadOtherAppFromServer } from './cross-app-navigation.ts';

async function walk(door: AppSection, start: string, steps: readonly { href: string; replace?: boolean }[]) {
  const opened: unknown[] = [];
  const router = loadOtherAppFromServer(
    door,
    createRouter({
      routeTree: createRootRoute({ notFoundComponent: () => null }),
      history: createMemoryHistory({ initialEntries: [start] }),
    }),
    async ({ publicHref: href, replace = false }) => void opened.push({ href, replace }),
  );
  await router.load();
  for (const step of steps) await router.navigate(step);
  return { opened, at: router.history.location.href };
}

describe(loadOtherAppFromServer, () => {
  test('the market goes to its own pages by itself, and has those of the back office loaded whole', async () => {
    expect(
      await walk('market', '/', [
        { href: '/products?q=miel' },
        { href: '/producer/products?q=miel' },
        { href: '/admin/dashboard#hoy', replace: true },
      ]),
    ).toEqual({
      at: '/products?q=miel',
      opened: [
        { href: '/producer/products?q=miel', replace: false },
        { href: '/admin/dashboard#hoy', replace: true },
      ],
    });
  });

  test('the back office does so the other way round', async () => {
    expect(
      await walk('backOffice', '/producer/dashboard', [
        { href: '/admin/dashboard', replace: true },
        { href: '/' },
        { href: '/login?origin=%2Fadmin%2Fdashboard', replace: true },
      ]),
    ).toEqual({
      at: '/admin/dashboard',
      opened: [
        { href: '/', replace: false },
        { href: '/login?origin=%2Fadmin%2Fdashboard', replace: true },
      ],
    });
  });
});
