import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { startReleaseProxy } from './support/release-proxy.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const HONEY = 'Miel de romero de la Alcarria, 500 g';
const PRODUCT = `/products/${demoId('product', 'miel-romero')}`;
const STORE = '/tienda/la-colmena';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('#since-when');

/** Paths of the offline pages in the cache. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('seen-pages-1');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted();
  });

/** Views a page long enough for it to count as seen. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIdlePage(page);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await expect.poll(() => kept(page)).toContain(new URL(page.url()).pathname);
}

const cut = (context: BrowserContext) => context.setOffline(true);

test('R2.25 battery 108 what was seen is there without a line, says since when it is, and the rest has a page of its own', async ({
  page,
  context,
}) => {
  await see(page, STORE);
  await page.getByRole('main').getByRole('link', { name: HONEY, exact: true }).first().click();
  await expect(heading(page)).toHaveText(HONEY);
  await expect.poll(() => kept(page)).toEqual([PRODUCT, STORE].toSorted());

  await cut(context);
  await page.reload();
  await expect(heading(page)).toHaveText(HONEY);
  await expect(notice(page)).toHaveText(
    /^Sin conexión\. Así estaba a las? \d{1,2}:\d\d de hoy; precios y horarios pueden haber cambiado\. Cargar de nuevo$/,
  );
  await expect(page.getByRole('main').getByRole('img').first()).toHaveJSProperty('complete', true);
  await waitForIdlePage(page);
  await expectAccessible(page);

  // On phones the press itself is the first sign of a user.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('deferred-code')),
  );
  await page.getByRole('main').getByRole('link', { name: 'La Colmena' }).first().click();
  await expect(heading(page)).toHaveText('La Colmena');
  await expect(notice(page)).toContainText('Así estaba');

  await page.goto('/guide');
  await expect(heading(page)).toHaveText('Sin conexión');
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Volver a intentarlo',
    /^Miel de romero de la Alcarria, 500 g/,
    /^La Colmena/,
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^La Colmena/ }).click();
  await expect(heading(page)).toHaveText('La Colmena');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Cargar de nuevo' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('La Colmena');
});

test(
  'R2.25 what is kept says nothing any more once something fresh is shown',
  { tag: '@phone' },
  async ({ page, context }) => {
    await see(page, STORE);
    await cut(context);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await waitForIdlePage(page);
    await context.setOffline(false);
    await page.mouse.move(60, 60);
    await page.getByRole('main').getByRole('link', { name: HONEY, exact: true }).first().click();
    await expect(heading(page)).toHaveText(HONEY);
    await expect(notice(page)).toHaveCount(0);
  },
);

test(
  'R2.25 R2.6 nothing of the back office or of an account is kept, nor any call',
  { tag: '@desktop' },
  async ({ page, context, producer }) => {
    await see(page, STORE);
    await saveSession(page, producer);
    await page.goto('/producer/products');
    await expect(heading(page)).toHaveText('Productos');
    await page.goto('/profile');
    await expect(heading(page)).toBeVisible();
    const held = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(held).toContain(STORE);
    expect(held.filter((path) => /^\/(api|producer|admin|profile|assets\/back-office)/.test(path))).toEqual(
      [],
    );
    await cut(context);
    await page.goto('/producer/products');
    await expect(heading(page)).toHaveText('Sin conexión');
  },
);

test(
  'R7.6 R2.25 whoever signs out leaves nothing of what was seen',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await see(page, STORE);
    await page.goto('/profile');
    await page.getByRole('button', { name: /Cerrar sesión/ }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => kept(page)).not.toContain(STORE);
  },
);

test(
  'R2.25 a first visit fetches no worker; whoever only looks has none',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(STORE);
    await waitForIdlePage(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toEqual(0);
  },
);

test(
  'R2.25 a newer worker waits: the page, what is typed and the cart stay; it works once all pages are closed',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    const release = await startReleaseProxy(new URL(baseURL ?? '').port);
    try {
      await see(page, release.url + STORE);
      await page.getByRole('button', { name: `Añadir al carrito: ${HONEY}` }).click();
      await page.goto(`${release.url}/contact`);
      await waitForIdlePage(page);
      await page.getByLabel('Nombre').fill('Ana');
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
      release.next();
      const states = () =>
        page.evaluate(async () => {
          const found = await navigator.serviceWorker.getRegistration();
          await found?.update();
          return [found?.active?.state, found?.waiting?.state];
        });
      await expect.poll(states).toEqual(['activated', 'installed']);
      await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
      expect(await page.evaluate(() => 'isSame' in globalThis)).toEqual(true);
      await page.close();
      const next = await context.newPage();
      await next.goto(`${release.url}/`);
      await expect(
        next
          .getByRole('button', { name: /Carrito.*1/ })
          .or(next.getByRole('link', { name: /Carrito.*1/ }))
          .first(),
      ).toBeVisible();
      await expect
        .poll(() =>
          next.evaluate(async () => {
            const found = await navigator.serviceWorker.getRegistration();
            return [found?.active?.state, found?.waiting?.state ?? null];
          }),
        )
        .toEqual(['activated', null]);
    } finally {
      await release.stop();
    }
  },
);

test('R2.25 the market can be installed', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toEqual(
    expect.objectContaining({ id: '/', start_url: '/', display: 'standalone', lang: 'es' }),
  );
  const icons = await Promise.all(
    (manifest.icons as { src: string; type: string }[]).map(async ({ src, type }) => {
      const answer = await request.get(src);
      return [answer.status(), answer.headers()['content-type'] === type];
    }),
  );
  expect(icons).toEqual(icons.map(() => [200, true]));
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const worker = await request.get('/sw.js');
  expect([worker.headers()['cache-control'], worker.headers()['content-security-policy']]).toEqual([
    'no-cache',
    expect.stringContaining("worker-src 'self'"),
  ]);
});
