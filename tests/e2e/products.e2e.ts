import { expect } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { waitForHydration, waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';

test(
  'R7.14 a search that is typed on a slow device keeps every letter, and going back undoes what was chosen',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products');
    await waitForHydration(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    const search = page.getByRole('searchbox', { name: 'Buscar productos' });
    await search.focus();
    // Slower than the search debounce, so that each letter is a separate navigation.
    await page.keyboard.type('miel', { delay: 350 });
    await expect(page).toHaveURL('/products?q=miel');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('miel');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    const sort = page.getByLabel('Ordenar por');
    await sort.selectOption({ label: 'Precio: de menor a mayor' });
    await expect(page).toHaveURL('/products?q=miel&sort=price_asc');
    await page.getByRole('link', { name: 'Quitar filtro: «miel»' }).click();
    await expect(page).toHaveURL('/products?sort=price_asc');
    await expect(search).toHaveValue('');

    await page.goBack();
    await expect(page).toHaveURL('/products?q=miel&sort=price_asc');
    await expect(search).toHaveValue('miel');
    await page.goBack();
    await expect(page).toHaveURL('/products?q=miel');
    await expect(sort).toHaveValue('relevance');
  },
);

test(
  'the bar leads to the list, and whoever presses it there is in the search',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const search = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Buscar' });
    await search.click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await search.click();
    await expect(page.getByRole('searchbox', { name: 'Buscar productos' })).toBeFocused();
  },
);

test(
  'R7.14 the pages of the list are links, and turning one leads back to its top',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/products');
    await waitForHydration(page);
    const next = page.getByRole('link', { name: 'Página siguiente' });
    expect(await next.getAttribute('href')).toEqual('/products?page=2');
    const first = page.locator('[data-part=product-name]').first();
    const before = await first.textContent();
    await next.click();
    await expect(page).toHaveURL('/products?page=2');
    await expect(page.getByText(/ · página 2 de /)).toBeVisible();
    await expect(first).not.toHaveText(before ?? '');
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toEqual(0);
  },
);

test(
  'where goods cannot be fetched the way to try again is in sight, and the notice of the lost line not over it',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/products?popups=la-colmena');
    await waitForIdlePage(page);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('searchbox').fill('miel');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    const notice = page.getByRole('status').filter({ hasText: 'Estás sin conexión' });
    const edges = async () => {
      const [button, band] = await Promise.all([retry.boundingBox(), notice.boundingBox()]);
      return button && band && [button.y > 0, button.y + button.height < band.y];
    };
    await expect.poll(edges).toEqual([true, true]);
  },
);

test('R5.7 a product goes into the cart from its card and from its page, and is read out once', async ({
  page,
}) => {
  const readOut = page.locator('[data-part=addition]');
  await page.goto('/products?sort=name&minPrice=5');
  await waitForHydration(page);
  const card = page.locator('[data-part=product-card]').first();
  const name = (await card.locator('[data-part=product-name]').textContent()) ?? '';
  await card.getByRole('button', { name: `Añadir al carrito: ${name}` }).click();
  await expect(card.getByRole('button', { name: `Añadido: ${name}` })).toBeVisible();
  await expect(readOut).toHaveText(`${name}, en el carrito. Llevas 1.`);
  await expect(readOut).toHaveAttribute('aria-live', 'polite');
  await expect(card.getByRole('button', { name: `Añadir al carrito: ${name}` })).toBeVisible();

  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('button', { name: 'Aumentar la cantidad' }).click();
  await page.getByRole('button', { name: /^Añadir al carrito \S/ }).click();
  await expect(readOut).toHaveText(`${name}, en el carrito. Llevas 3.`);
  await expect(page.getByText('Llevas 3 en el carrito.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Llevas' })).toHaveCount(0);
});

for (const [where, path] of [
  ['a store', '/tienda/barro-y-cal'],
  ['the home page', '/'],
  ['a product that others go with', `/products/${demoId('product', 'miel-romero')}`],
] as const)
  test(
    `R5.7 what is put into the cart from a card of ${where} is read out`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      const button = page
        .locator('[data-part=product-card]')
        .getByRole('button', { name: /^Añadir al carrito: / })
        .first();
      const name = (await button.getAttribute('aria-label'))?.replace('Añadir al carrito: ', '');
      await button.click();
      await expect(page.locator('[data-part=addition]')).toHaveText(`${name}, en el carrito. Llevas 1.`);
    },
  );

test('R5.7 how many of a product can be typed on its page; of more than there are it takes what there is, and says so', async ({
  page,
}) => {
  await page.goto('/products?q=miel+romero');
  await waitForHydration(page);
  await page.locator('[data-part=product-card]').first().getByRole('link').first().click();
  const panel = page.locator('[data-part=purchase]');
  const field = panel.getByRole('textbox', { name: 'Unidades' });
  const stock = Number.parseInt((await page.getByText(/^\d+ disponibles$/).textContent()) ?? '', 10);
  // Other tests buy of it too; of a last one the page does not say that there is no more.
  const taken = Math.min(12, stock - 2);
  await field.fill(String(taken));
  await panel.getByRole('button', { name: /^Añadir al carrito/ }).click();
  await expect(page.getByText(`Llevas ${taken} en el carrito.`)).toBeVisible();
  await expect(field).toHaveValue('1');
  await field.fill('999');
  await field.press('Enter');
  await expect(field).toHaveValue(String(stock - taken));
  await expect(panel.getByText('No se pueden añadir más.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Aumentar la cantidad' })).toBeDisabled();
});

for (const width of [360, 412])
  test(
    `at ${width} px the card of what is wholly in the cart keeps its words, its price and its button apart`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/products?q=bicicleta');
      await waitForHydration(page);
      const card = page.locator('[data-part=product-card]').first();
      await card.getByRole('button', { name: /^Añadir al carrito: / }).click();
      const held = card.getByRole('button', { name: /^En el carrito: / });
      await expect(held).toBeVisible();
      await expect(card.getByText('Llevas el último', { exact: true })).toBeVisible();
      const apart = await card.evaluate((element) => {
        const boxes = ['[data-part=product-foot] > p', '[data-part=price]', 'button'].map((part) => {
          const range = document.createRange();
          const found = element.querySelector(part);
          if (part === 'button' && found) range.selectNode(found);
          else if (found) range.selectNodeContents(found);
          return range.getBoundingClientRect();
        });
        const cross = (one: DOMRect, other: DOMRect) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom;
        return boxes.every((one, at) => boxes.every((other, its) => at === its || !cross(one, other)));
      });
      const round = await held.boundingBox();
      expect([apart, round && [round.width, round.height]]).toEqual([true, [44, 44]]);
    },
  );

test(
  'R2.1 until a product has come its page shows what its card has shown, and what was seen is not taken away',
  { tag: '@phone' },
  async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    const largePicture = Promise.withResolvers<void>();
    await page.route(/\/api\/products\/[^/?]+$/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/products');
    await waitForIdlePage(page);
    const card = page
      .locator('[data-part=product-card]')
      .filter({ hasText: 'Miel de romero de la Alcarria' });
    const price = await card.locator('[data-part=price]').textContent();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\/[^/]+$/);
    const gallery = page.locator('[data-part=gallery]');
    await expect(page.locator('[data-part=about]')).toContainText(
      `Miel de romero de la Alcarria, 500 g${price}`,
    );
    const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
    expect(await gallery.locator('img').evaluate(isDrawn)).toEqual(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

    // The page arrives before its own picture.
    await page.route('**/pictures/**', async (route) => {
      await largePicture.promise;
      await route.continue();
    });
    answer.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await gallery.locator('img').first().evaluate(isDrawn)).toEqual(true);
    largePicture.resolve();
    await expect(
      page
        .getByRole('button', { name: /^Ampliar/ })
        .locator('img')
        .last(),
    ).toHaveJSProperty('complete', true);
  },
);
