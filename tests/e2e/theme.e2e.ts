import { expect } from '@playwright/test';
import { ShopPage } from './pages/shop-page.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { OPEN_STORES } from './support/open-stores.ts';

test(
  'a light that was chosen is worn by the next page before it is drawn, on every screen',
  { tag: '@phone' },
  async ({ page }) => {
    const floor = new ShopPage(page);
    await floor.open('/');
    await floor.chooseLight('De noche');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.addInitScript(() => {
      const worn: (string | undefined)[] = [];
      Object.assign(globalThis, { worn });
      new MutationObserver(() => {
        const theme = document.documentElement?.dataset['theme'];
        if (worn.at(-1) !== theme) worn.push(theme);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    for (const path of ['/products', '/orders', '/aqui-no-hay-nada']) {
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('<html lang="es" data-theme="dark">');
      expect(await answer?.text()).not.toContain('name="theme"');
      await expect(floor.title).toBeVisible();
      expect(await page.evaluate(() => (globalThis as unknown as { worn: string[] }).worn)).toEqual(['dark']);
    }
    await expect(page.getByRole('radio', { name: 'De noche' })).toBeChecked();
    await floor.chooseLight('Como el sistema');
    const answer = await page.goto('/');
    expect(await answer?.text()).toContain('<html lang="es">');
  },
);

for (const { template, slug, name } of OPEN_STORES) {
  // A template looks the same at any width; store layouts are tested at both widths elsewhere.
  test(
    `R3.7 a store dressed ${template} shuts nobody out, by day or by night`,
    { tag: '@phone' },
    async ({ page }) => {
      const floor = new ShopPage(page);
      await floor.open(`/tienda/${slug}`);
      await expect(floor.title).toHaveText(name);
      await expectAccessible(page);
    },
  );
}
