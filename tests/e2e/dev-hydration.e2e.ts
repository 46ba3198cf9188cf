import { expect } from '@playwright/test';
import { startDevServer } from './support/dev-server.ts';
import { beTakenOver, expectStillHydration, watchHydration } from './support/first-screen.ts';
import { FIRST_SCREENS, MISSING_SCREENS } from './support/first-screens.ts';
import { test } from './support/journey.ts';

test(
  'R2.1 in development React finds nothing amiss on any screen, whatever was rendered before it',
  { tag: '@desktop' },
  async ({ page, complaints }) => {
    test.setTimeout(240_000);
    const server = await startDevServer();
    try {
      await watchHydration(page);
      const screens = [...FIRST_SCREENS, ...MISSING_SCREENS];
      for (const { path, title } of [...screens, ...screens.slice(0, 6).toReversed()]) {
        await test.step(path, async () => {
          await page.goto(`${server.url}${path}`);
          await beTakenOver(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await expectStillHydration(page);
          expect(complaints).toEqual([]);
        });
      }
    } finally {
      await server.stop();
    }
  },
);
