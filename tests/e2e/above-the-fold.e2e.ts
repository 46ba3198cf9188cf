import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { OPEN_STORES } from './support/open-stores.ts';

/** Visible height in px of the first product before scrolling, minus the phone's bottom bar. */
async function goodsInSight(page: Page, isMobile: boolean): Promise<number> {
  const top = (await page.locator('[data-part=product-card]').first().boundingBox())?.y ?? Infinity;
  const bar = isMobile && (await page.getByRole('navigation', { name: 'Principal' }).boundingBox());
  return (bar ? bar.y : (page.viewportSize()?.height ?? 0)) - top;
}

test('R3.7 in every dress a store shows its goods before anybody scrolls, and tells its story when asked', async ({
  page,
  isMobile,
}) => {
  for (const { template, slug } of OPEN_STORES)
    await test.step(template, async () => {
      await page.goto(`/tienda/${slug}`);
      await waitForHydration(page);
      expect(await goodsInSight(page, isMobile)).toBeGreaterThan(isMobile ? 40 : 90);
      const story = page.locator('[data-part=folded-text]');
      const height = () => story.locator('p').evaluate((text) => text.clientHeight);
      const folded = await height();
      if (!isMobile) return expect(story.getByText('Leer más')).toBeHidden();
      await story.locator('summary').press('Enter');
      await expect(story.getByText('Leer menos')).toBeVisible();
      expect(await height()).toBeGreaterThan(folded);
    });
});

test(
  'R2.20 the home on a phone shows every open store once, side by side, and goods within 1.3 screens',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const stalls = page.getByRole('region', { name: 'Abiertos ahora' }).getByRole('article');
    const [first, second] = [await stalls.nth(0).boundingBox(), await stalls.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeLessThan(412 - 60);
    await expect(page.getByRole('main').getByRole('link', { name: 'La Colmena', exact: true })).toHaveCount(
      1,
    );
    const goods = await page.locator('[data-part=product-card]').first().boundingBox();
    expect(goods?.y).toBeLessThan(823 * 1.3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412);
  },
);

const SHORT_OF_ROOM = { tag: '@phone' };

test(
  'R2.1 R4.10 a product on a phone says until when, what and for how much before anybody scrolls',
  SHORT_OF_ROOM,
  async ({ page }) => {
    await page.goto('/products');
    await waitForHydration(page);
    await page.getByRole('article').first().getByRole('link').first().click();
    const about = page.locator('[data-part=about]');
    await expect(about.locator('[data-part=stamp]')).toContainText(/cierra/i);
    const bar = (await page.locator('[data-part=purchase]').boundingBox())?.y ?? 0;
    const price = await about.locator('[data-part=price]').boundingBox();
    expect(bar).toBeGreaterThan(0);
    expect((price?.y ?? bar) + (price?.height ?? 0)).toBeLessThanOrEqual(bar);
  },
);

test('what the keyboard stands on is behind no bar of the phone', SHORT_OF_ROOM, async ({ page }) => {
  for (const address of ['/', '/products', '/tiendas', '/tienda/cara-b']) {
    await page.goto(address);
    await waitForHydration(page);
    const bar = (await page.getByRole('navigation', { name: 'Principal' }).boundingBox())?.y ?? 0;
    expect(bar).toBeGreaterThan(600);
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        const isOfBar = element?.closest('nav[aria-label=Principal]') !== null;
        return { name: element?.textContent, bottom: isOfBar ? 0 : (box?.bottom ?? 0) };
      });
      if (stop.bottom > bar) hidden.push(`${address} ${stop.name} ${stop.bottom}`);
    }
    expect(hidden).toEqual([]);
  }
});
