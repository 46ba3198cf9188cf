import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { SERVER_RENDERED_SCREENS } from './support/server-rendered-screens.ts';
import { consumerScreens } from './support/consumer-screens.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { enlargeText, overflowingElements } from './support/window-fit.ts';

/** Viewports: a narrow window, large text, and heavy zoom (WCAG 1.4.4, 1.4.10). */
const WINDOWS = [
  { name: '320 px', width: 320, height: 640, letters: '100%' },
  { name: '412 px, letters twice as large', width: 412, height: 823, letters: '200%' },
  { name: '320 px, letters twice as large', width: 320, height: 640, letters: '200%' },
  { name: '1280 × 800 enlarged twice', width: 640, height: 400, letters: '100%' },
] as const;

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  // Screens behind the login load after the document.
  await page.waitForLoadState('networkidle');
  const faults: string[] = [];
  for (const { name, width, height, letters } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, letters);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
    });
    faults.push(...(await overflowingElements(page)).map((fault) => `${path}, ${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
}

for (const { path } of SERVER_RENDERED_SCREENS)
  test(
    `R2.1 ${path} fits into a narrow window, and with letters twice as large`,
    { tag: '@desktop' },
    async ({ page }) => {
      await expectToFit(page, path);
    },
  );

test(
  'R2.1 a store whose name stands in the largest letters fits as well',
  { tag: '@desktop' },
  async ({ page }) => {
    await expectToFit(page, '/tienda/percal');
  },
);

test(
  'R2.3 R2.4 what a shopper has behind the login fits as well',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    const { fullName, address, city, postalCode } = shopper;
    // Order from a store that publishes its address, with the longest possible one.
    const { id } = await shopper.api.buy('Disquetes de tres y medio, pack de tres', 1, {
      fullName,
      address,
      city,
      postalCode,
      email: 'consumidora.de.tenderetes@correo.tenderete.example',
    });
    await shopper.api.putIntoCart('Miel de romero de la Alcarria, 500 g', 1);
    for (const { path } of consumerScreens(id)) await expectToFit(page, path);
  },
);

test(
  'in a flat window no bar stays, and from 768 px on there is room for words in the search',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto('/products');
    await waitForHydration(page);
    await page.mouse.wheel(0, 1_200);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Principal' })).not.toBeInViewport();
    for (const width of [768, 900, 1023]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('banner').getByRole('searchbox').boundingBox();
      expect(box?.width).toBeGreaterThan(230);
    }
  },
);

test(
  'R2.1 at 320 px the name of the market, the way to the stores and the news stand in one row',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await waitForHydration(page);
    // The logo is wider in its own font than in the fallback.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => family.includes('Bricolage Grotesque')),
    );
    const row = page.getByRole('banner');
    const parts = [
      row.getByRole('link', { name: 'Tenderete, inicio' }),
      row.getByRole('link', { name: 'Puestos' }),
      row.getByRole('button', { name: /^Avisos/ }),
    ];
    const middles = async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size;
    };
    await expect.poll(middles).toEqual(1);
  },
);
