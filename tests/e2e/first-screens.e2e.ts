import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import {
  waitForIdlePage,
  expectStyledOnce,
  expectUnchangedHydration,
  watchHydration,
} from './support/hydration.ts';
import { SERVER_RENDERED_SCREENS, MISSING_SCREENS } from './support/server-rendered-screens.ts';
import { test } from './support/fixtures.ts';

// With motion: layout shifts by animations count too.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, title, asks, isAlias, tag = [] } of SERVER_RENDERED_SCREENS) {
  test(
    `R1.1 R2.1 battery 123 ${path} comes alive as it was sent, without a ${asks ? 'second ' : ''}call or a shift${isAlias ? '' : ', and shuts nobody out'}`,
    { tag },
    async ({ page, baseURL }, { project }) => {
      const calls: string[] = [];
      page.on('response', (response) => {
        const url = response.url();
        if (url.includes('/api/') || !response.ok()) calls.push(`${response.status()} ${url}`);
      });
      await watchHydration(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toEqual(200);
      await waitForIdlePage(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectUnchangedHydration(page);
      await expectStyledOnce(page);
      const isAsking = asks && project.name === 'desktop';
      await expect.poll(() => calls).toEqual(isAsking ? [`200 ${baseURL}${asks}`] : []);
      if (!isAlias) await expectAccessible(page);
    },
  );
}

for (const { path, title, text, tag = [] } of MISSING_SCREENS) {
  test(`R2.2 R8.16 ${path} is answered with 404 and says what is missing`, { tag }, async ({ page }) => {
    await watchHydration(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toEqual(404);
    await waitForIdlePage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(text);
    await expectUnchangedHydration(page);
    await expectAccessible(page);
  });
}

test(
  'R2.16 the store of the address is called popups there, whatever it was called',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const name of ['popups', 'pop-ups', 'store', 'tienda']) {
      await test.step(name, async () => {
        await page.goto(`/products?${name}=la-colmena`);
        await expect(page).toHaveURL('/products?popups=la-colmena');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Colmena');
        await page.goto('about:blank');
      });
    }
  },
);
