import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShopPage } from './pages/shop-page.ts';
import { waitForIdlePage, skippedSections } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const PRODUCT = 'Miel de romero de la Alcarria, 500 g';

/** Blocks the scripts; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('before the page is alive', () => {
  test('battery 108 what was put into the cart is in it', { tag: '@phone' }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    const floor = new ShopPage(page);
    await floor.open('/tienda/la-colmena');
    await floor.addFromCard(PRODUCT);
    await expect(floor.adding(PRODUCT)).toHaveAttribute('data-heard', '');
    letScriptsCome();
    await floor.carries(1);
  });

  test(
    'battery 108 a quantity that was typed counts, pressed at once or when the page lives',
    { tag: '@phone' },
    async ({ page }) => {
      const floor = new ShopPage(page);
      const units = page.getByRole('textbox', { name: 'Unidades' });
      const add = page.getByRole('button', { name: /^Añadir al carrito/ }).first();
      const honey = `/products/${demoId('product', 'miel-romero')}`;

      const letScriptsCome = await holdScripts(page);
      await page.goto(honey);
      await units.fill('3');
      await add.click();
      letScriptsCome();
      await floor.carries(3);

      await page.goto(honey);
      await units.fill('2');
      await waitForIdlePage(page);
      await expect(units).toHaveValue('2');
      await add.click();
      await floor.carries(5);
    },
  );

  test(
    'R2.10 what was typed into the login is sent with it',
    { tag: '@phone' },
    async ({ page, shopper }) => {
      const letScriptsCome = await holdScripts(page);
      const login = new LoginPage(page);
      await login.open('/login?origin=%2Fprofile');
      await login.signIn(shopper);
      letScriptsCome();
      await expect(page).toHaveURL('/profile');
    },
  );

  test('R2.13 whoever has scrolled on is left there', { tag: '@phone' }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/products');
    await page.evaluate(() => scrollTo(0, 700));
    letScriptsCome();
    await waitForIdlePage(page);
    expect(await page.evaluate(() => scrollY)).toEqual(700);
  });

  test(
    'R2.1 what is far below is not drawn anew, and the page is as high as it will be',
    { tag: '@phone' },
    async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const letScriptsCome = await holdScripts(page);
      await page.goto('/');
      await expect.poll(() => skippedSections(page)).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.ready);
      const before = await height();
      letScriptsCome();
      await waitForIdlePage(page);
      const worn = await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Grotesque') && status === 'loaded'),
      );
      expect(worn).toEqual(true);
      expect(await height()).toEqual(before);
    },
  );

  test('R2.1 links lead on', { tag: '@phone' }, async ({ page }) => {
    await holdScripts(page);
    const floor = new ShopPage(page);
    await floor.open('/');
    await floor.enterStore('La Colmena');
    await floor.lookAt(PRODUCT);
  });
});

test(
  'R1.2 who comes back as a producer finds the cards that were sent, without what only shoppers do',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/products');
    const cards = page.locator('[data-part=product-card]');
    await expect(cards.getByRole('button', { name: /^Añadir al carrito/ })).not.toHaveCount(0);
    const sent = await cards.elementHandles();
    letScriptsCome();
    await waitForIdlePage(page);
    await expect(cards.getByRole('button', { name: /^Añadir al carrito/ })).toHaveCount(0);
    expect(await Promise.all(sent.map((card) => card.evaluate((one) => one.isConnected)))).toEqual(
      sent.map(() => true),
    );
  },
);

/** Serves the page over a connection that stalls inside the header, until the browser has parsed the part before. */
async function stallingAt(html: string): Promise<{ url: string; stop: () => void }> {
  const middle = html.indexOf('</header>');
  const [before, after] = [html.slice(0, middle), html.slice(middle)];
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  const server = createServer(({ url }, answer) => {
    if (url?.startsWith('/boot.js')) resolve();
    if (url !== '/') {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(before);
    void isRead.then(() => pause(500)).then(() => answer.end(after));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test(
  'R2.1 nothing is painted before all of the page is read',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { url, stop } = await stallingAt(await (await request.get('/')).text());
    await page.goto(url);
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await expect.poll(painted).toBeGreaterThan(0);
    const read = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd,
    );
    expect(await painted()).toBeGreaterThan(read);
    stop();
  },
);

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('R2.1 the goods are shown, and links and the search lead to more', async ({ page }) => {
    const floor = new ShopPage(page);
    await floor.open('/');
    await floor.enterStore('La Colmena');
    await floor.lookAt(PRODUCT);
    await expect(floor.goods).toContainText('9,50 €');
    await floor.open('/products');
    await page.getByRole('main').getByRole('searchbox').fill('cuenco');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/products\?q=cuenco/);
    await expect(floor.goods.getByRole('article').first()).toContainText(/cuenco/i);
  });

  test('R2.9 a screen behind a login shows nothing of it', async ({ page }) => {
    await page.goto('/orders');
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText('Cargando...');
  });
});
