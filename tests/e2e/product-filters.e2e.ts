import { expect, type Page } from '@playwright/test';
import type { Product } from '../../contract/catalogue/product.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/fixtures.ts';

const filters = (page: Page) => page.getByRole('button', { name: 'Filtros', exact: true });

const isBeside = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

/** Opens the filters unless they are open by default (wide screens). */
async function openFilters(page: Page): Promise<void> {
  if ((await filters(page).getAttribute('aria-expanded')) === 'false' && !isBeside(page))
    await filters(page).click();
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true');
}
const summary = (page: Page) => page.getByRole('list', { name: 'Filtros puestos' });
const count = (page: Page) => page.locator('[data-part=count]');

test('R7.14 filters narrow the list where it is, stand in the address and can be taken off one by one', async ({
  page,
}) => {
  await page.goto('/products');
  await waitForHydration(page);
  await openFilters(page);
  const store = page.getByRole('link', { name: /^La Colmena/ });
  await expect(store).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Desde').fill('4,50');
  await page.getByLabel('Hasta').fill('12');
  await page.getByLabel('Hasta').press('Enter');
  await expect(page).toHaveURL('/products?minPrice=4.5&maxPrice=12');
  await openFilters(page);
  await store.click();
  await expect(page).toHaveURL('/products?popups=la-colmena&minPrice=4.5&maxPrice=12');
  const chosen = page.getByRole('link', { name: /^Quitar filtro: La Colmena/ });
  await expect(chosen).toHaveAttribute('aria-current', 'true');

  // A single page, where the prices alone gave several: the list has updated.
  await expect(count(page)).toHaveText(/^\d+ productos?$/);
  const found = /^(\d+) productos?$/.exec((await count(page).textContent()) ?? '')?.[1];
  await expect(chosen).toHaveAccessibleName(new RegExp(`, ${found} productos?$`));
  const close = page.getByRole('button', { name: `Ver ${found} productos` });
  if (await close.isVisible()) await close.click();

  const texts = summary(page).getByRole('link');
  await expect(texts).toHaveText([/Solo en La Colmena/, /De 4,50.€ a 12,00.€/, 'Quitar filtros']);
  await page.goBack();
  await expect(page).toHaveURL('/products?minPrice=4.5&maxPrice=12');
  await expect(texts).toHaveText([/De 4,50.€ a 12,00.€/]);
  await texts.click();
  await expect(page).toHaveURL('/products');
  await expect(summary(page)).toHaveCount(0);
});

test(
  'R7.14 on the phone the button at the foot sends the price that was typed, and counts it before',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products?q=juguetes');
    await waitForHydration(page);
    await openFilters(page);
    const [from, upTo] = [page.getByLabel('Desde'), page.getByLabel('Hasta', { exact: true })];
    const foot = page.getByRole('button', { name: /^Ver (\d+ )?productos?$/ });
    const all = (await count(page).textContent()) ?? '';
    await expect(foot).toHaveText(`Ver ${all}`);
    await expect(page.getByRole('button', { name: 'Ver estos precios' })).toHaveCount(0);
    await upTo.fill('abc');
    await foot.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Escribe un precio en euros, como 12 o 12,50',
    );
    await expect(upTo).toBeFocused();
    await upTo.fill('25');
    await from.fill('30');
    await foot.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      '«Hasta» no puede ser menos que «Desde»',
    );
    await expect(upTo).toBeFocused();
    await expect(page).toHaveURL('/products?q=juguetes');
    await from.fill('');
    await expect(foot).toHaveText(/^Ver \d+ productos$/);
    await expect(foot).not.toHaveText(`Ver ${all}`);
    const promised = /\d+/.exec((await foot.textContent()) ?? '')?.[0];
    await expectAccessible(page);
    await foot.click();
    await expect(page).toHaveURL('/products?q=juguetes&maxPrice=25');
    await expect(count(page)).toHaveText(`${promised} productos`);
    await expect(filters(page)).toBeFocused();

    await openFilters(page);
    await expect(upTo).toHaveValue('25');
    await page.getByRole('link', { name: 'Hasta 15 €' }).click();
    await expect(page).toHaveURL('/products?q=juguetes&maxPrice=15');
    await expect(upTo).toHaveValue('15');
    await foot.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/products?q=juguetes&maxPrice=15');
  },
);

test(
  'R7.14 what is sold out can be left aside, from an address as from the filters',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products?inStock=false');
    await waitForHydration(page);
    const goods = page.locator('[data-part=found]');
    await expect(goods.getByText('Agotado').first()).toBeVisible();
    await openFilters(page);
    await page
      .getByRole('link', { name: /^Disponibles/ })
      .first()
      .click();
    await expect(page).toHaveURL('/products?inStock=true');
    await expect(goods.getByText('Agotado')).toHaveCount(0);
    const all = page.getByRole('link', { name: /^Quitar filtro: Disponibles/ }).last();
    await all.click();
    await expect(page).toHaveURL('/products');
  },
);

test(
  'R4.10 R8.9 among the goods of all stores those of a paused one are not offered',
  { tag: '@phone' },
  async ({ page, request }) => {
    const answer = await request.get('/api/products?limit=200');
    const { data } = (await answer.json()) as { data: { products: Product[] } };
    const name = data.products.find(({ popupStore }) => popupStore?.status === 'paused')?.name ?? '';
    await page.goto(`/products?q=${encodeURIComponent(name)}`);
    await waitForHydration(page);
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card).toContainText('En pausa');
    await expect(card.getByRole('button')).toHaveCount(0);
  },
);

test('a picture opens over the screen, comes near where it is pressed, and lets go', async ({
  page,
  isMobile,
}) => {
  // Pictures are 800 px wide here, so a larger viewport would allow no zoom.
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/products?q=miel');
  await waitForHydration(page);
  await page.locator('[data-part=product-name]').first().getByRole('link').click();
  const large = page.getByRole('button', { name: /^Ampliar la imagen/ });
  await large.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expectAccessible(page);
  const picture = viewer.locator('[data-part=view] img');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await viewer.getByRole('button', { name: 'Acercar' }).first().click();
  await expect.poll(async () => Math.round((await width()) / before)).toEqual(2);
  const view = viewer.locator('[data-part=view]');
  expect(await view.evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop > 0)).toEqual(true);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(large).toBeFocused();
  if (isMobile) return;
  await page.setViewportSize({ width: 1280, height: 1_000 });
  await large.click();
  await expect(picture).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Acercar' })).toHaveCount(0);
});
