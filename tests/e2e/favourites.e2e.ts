import { expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const HONEY = 'Miel de romero de la Alcarria, 500 g';
const PRODUCT = `/products/${demoId('product', 'miel-romero')}`;

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Guardar ${name}`, exact: true }).first();

test(
  'R3.18 hearts come with the first sign of somebody, by keyboard as well, and move nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(PRODUCT);
    await waitForIdlePage(page);
    await expect(heart(page, HONEY)).toHaveCount(0);
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.keyboard.press('Tab');
    await expect(heart(page, HONEY)).toHaveAttribute('aria-pressed', 'false');
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    await heart(page, HONEY).focus();
    await page.keyboard.press('Space');
    await expect(heart(page, HONEY)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Guardado en favoritos' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('R3.18 what a visitor keeps is there after a reload, on its own page, and in the account once they are signed in', async ({
  page,
  shopper,
}) => {
  await page.goto('/tienda/la-colmena');
  await waitForIdlePage(page);
  await page.mouse.move(40, 40);
  await heart(page, 'La Colmena').click();
  await heart(page, HONEY).click();
  await page.goto('/favoritos');
  await expect(page.locator('[data-part=store-name]')).toHaveText(['La Colmena']);
  await expect(page.locator('[data-part=product-name]')).toHaveText([HONEY]);
  await expectAccessible(page);
  await saveSession(page, shopper);
  await page.goto('/favoritos');
  await expect(page.locator('[data-part=product-name]')).toHaveText([HONEY]);
  await expect(page.getByText('Se guardan en este navegador.')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('favourites'));
  await page.reload();
  await expect(page.locator('[data-part=product-name]')).toHaveText([HONEY]);
  await heart(page, HONEY).click();
  await heart(page, 'La Colmena').click();
  await expect(page.getByText('Todavía no tienes favoritos')).toBeVisible();
});

test(
  'R3.18 hearts whose code was refused once come with the next sign of somebody',
  { tag: '@phone' },
  async ({ page }) => {
    let refused = 0;
    await page.route('**/assets/deferred-code-*.js', async (route) => {
      refused += 1;
      if (refused > 1) return route.fallback();
      return route.abort();
    });
    await page.clock.install();
    await page.goto(PRODUCT);
    await waitForIdlePage(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => refused).toEqual(1);
    // The failure counts when the page has asked for the market's build; then its pause begins.
    await expect(async () => {
      await page.clock.fastForward(11_000);
      await page.keyboard.press('Tab');
      await expect(heart(page, HONEY)).toHaveAttribute('aria-pressed', 'false', { timeout: 2_000 });
    }).toPass();
  },
);
