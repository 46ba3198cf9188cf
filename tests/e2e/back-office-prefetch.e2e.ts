import { expect, type Locator, type Page } from '@playwright/test';
import { PageObject } from './pages/page-object.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const HOY = '/producer/dashboard';
const LIST = '/producer/products';
const NEW = '/producer/products/new';
const PICTURES = '**/ahead/**';

/** Blocks requests to matching URLs; returns a function that releases them. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const holdCode = (page: Page) => hold(page, '**/assets/**/*.js');

interface Asked {
  path: string;
  hasBearer: boolean;
}

/** Records calls to the market from now on, and whether they carry a token. */
function watchCalls(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|ahead)\//.test(pathname))
      asked.push({ path: pathname, hasBearer: 'authorization' in request.headers() });
  });
  return asked;
}

const OF_ALL = ['/api/auth/user-info', '/api/popup-stores/user/me'];
const OF_LIST = [...OF_ALL, '/api/products/user'];

const among = (asked: readonly Asked[], paths: readonly string[]) =>
  asked.map(({ path }) => path).filter((path) => paths.includes(path));

/** Layout shift since the page was requested. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: number }).moved);
}

/** Opens a screen until it comes prerendered; an overloaded server skips the prerender. */
const seeDrawn = (page: Page, path: string, { asked, part }: { asked: Asked[]; part: Locator }) =>
  expect(async () => {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await expect(part).toBeVisible({ timeout: 5_000 });
  }).toPass();

const frame = (page: Page) => page.locator('[data-coming]');
const content = (page: Page) => page.getByRole('main').filter({ visible: true });

test(
  'R2.5 before any code is there a producer sees where they are, and what the screen will ask is asked, once',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const letCodeCome = await holdCode(page);
    const asked = watchCalls(page);
    await page.goto(NEW, { waitUntil: 'commit' });
    const screen = new PageObject(page);
    await expect(screen.title).toHaveText('Producto nuevo');
    await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toContainText([
      'Hoy',
      'Pedidos',
      'Productos',
      'Puesto',
    ]);
    await expect.poll(() => asked).toEqual(OF_ALL.map((path) => ({ path, hasBearer: true })));
    letCodeCome();
    await expect(page.getByLabel('Nombre', { exact: false }).first()).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(screen.title).toHaveCount(1);
    expect(among(asked, OF_ALL)).toEqual(OF_ALL);
  },
);

test('R2.5 before any code is there a producer sees what there is to do, and nothing of it moves when the code is there', async ({
  page,
  producer,
}) => {
  await saveSession(page, producer);
  const moved = await watchShifts(page);
  const letCodeCome = await holdCode(page);
  const asked = watchCalls(page);
  await seeDrawn(page, HOY, { asked, part: content(page).locator('[data-part=to-do]').first() });
  await expect(content(page)).toContainText(`Hola, ${producer.fullName}`);
  await expect(new PageObject(page).title).toHaveText('Hoy');
  const drawn = await content(page).innerText();
  await test.step('what needs the code is not to be pressed yet', async () => {
    await expect(content(page).locator('[data-part=in-hand] button')).toHaveAttribute('inert', '');
    await expect(content(page).locator('[data-part=to-do] a').first()).not.toHaveAttribute('inert');
  });
  letCodeCome();
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Tu mejor día/ }).locator('[data-part=bar]')).toHaveCount(14);
  const shown = await content(page).innerText();
  expect(shown.slice(0, drawn.length)).toEqual(drawn);
  expect(among(asked, [...OF_LIST, `/ahead${HOY}`])).toEqual([`/ahead${HOY}`]);
  expect(await moved()).toBeLessThanOrEqual(0.05);
});

test('R2.5 where nothing is drawn the frame stays until all that the screen shows has come', async ({
  page,
  producer,
}) => {
  await saveSession(page, producer);
  const moved = await watchShifts(page);
  await page.route(PICTURES, (route) => route.fulfill({ status: 503 }));
  const letRevenueCome = await hold(page, '**/api/orders/producer/stats*');
  await page.goto(HOY, { waitUntil: 'commit' });
  await page.locator('[data-part=in-hand]').waitFor({ state: 'attached' });
  await expect(frame(page)).toHaveCount(1);
  letRevenueCome();
  await expect(frame(page)).toHaveCount(0);
  await expect(content(page).getByRole('heading', { name: 'Tus ventas' })).toBeVisible();
  expect(await moved()).toBeLessThanOrEqual(0.05);
});

test(
  'R2.5 of a list its rows are drawn, and all that it asks has come with them',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const letCodeCome = await holdCode(page);
    const asked = watchCalls(page);
    const row = content(page).getByRole('row').nth(2);
    await seeDrawn(page, `${LIST}?sort=name`, { asked, part: row });
    const drawn = await row.innerText();
    letCodeCome();
    await expect(frame(page)).toHaveCount(0);
    await expect(row).toHaveText(drawn, { useInnerText: true });
    expect(among(asked, OF_LIST)).toEqual([]);
  },
);

test(
  'R2.5 where the code is at hand before what goes ahead of it, the page is its own and nothing is asked twice',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const letAheadCome = await hold(page, '**/prefetch.js*');
    const asked = watchCalls(page);
    await page.goto(LIST, { waitUntil: 'commit' });
    const row = page.getByRole('main').getByRole('row').nth(2);
    await expect(row).toBeVisible();
    letAheadCome();
    await page.waitForLoadState('load');
    await expect(row).toBeVisible();
    expect(among(asked, OF_LIST).toSorted()).toEqual(OF_LIST.toSorted());
  },
);

test(
  'what a screen shows has the line to itself: only what begins is fetched beside it, the rest when it is there',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const fetched: string[] = [];
    const letBeginningCome = await hold(page, '**/assets/back-office/entry-*.js');
    const letPictureCome = await hold(page, PICTURES);
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) fetched.push(new URL(request.url()).pathname);
    });
    const isSentFor = (name: string) =>
      fetched.some((path) => path.startsWith(`/assets/back-office/${name}-`));
    await page.goto(HOY, { waitUntil: 'commit' });
    await expect(new PageObject(page).title).toHaveText('Hoy');
    await page.waitForLoadState('domcontentloaded');
    await expect.poll(() => isSentFor('entry-back-office')).toBe(true);
    expect([isSentFor('market-api.wiring'), isSentFor('producer.dashboard')]).toEqual([false, false]);
    letPictureCome();
    await expect
      .poll(() => [isSentFor('market-api.wiring'), isSentFor('producer.dashboard')])
      .toEqual([true, true]);
    letBeginningCome();
    await expect(frame(page)).toHaveCount(0);
    expect(fetched).toHaveLength(new Set(fetched).size);
  },
);

test(
  'R2.9 R2.10 whoever is not admitted, or has been here too long, sees and asks nothing before it is known who they are',
  { tag: '@phone' },
  async ({ page, shopper, producer }) => {
    for (const comeIn of [
      async () => {},
      () => saveSession(page, shopper),
      async () => {
        await saveSession(page, producer);
        await page.evaluate(() => localStorage.setItem('expires_at', String(Date.now() + 5_000)));
      },
    ]) {
      await comeIn();
      const letCodeCome = await holdCode(page);
      const asked = watchCalls(page);
      const looked = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/prefetch.js'),
      );
      await page.goto(LIST, { waitUntil: 'commit' });
      await looked;
      await expect(page.getByRole('status')).toContainText('Cargando');
      await expect(page.getByRole('heading')).toHaveCount(0);
      expect(asked).toEqual([]);
      // Leave the page first: with its code it would navigate and disturb the next step.
      await page.goto('about:blank');
      letCodeCome();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  },
);
