import { expect, type Page } from '@playwright/test';
import { Screen } from './pages/screen.ts';
import { test } from './support/journey.ts';
import { comeSignedIn } from './support/people.ts';

const LIST = '/producer/products';

/** Keeps the code back until it is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What is asked of the market from here on, and whether it is said who asks. */
function watchCalls(page: Page): { path: string; hasBearer: boolean }[] {
  const asked: { path: string; hasBearer: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      asked.push({ path: pathname, hasBearer: 'authorization' in request.headers() });
  });
  return asked;
}

const FIRST = ['/api/auth/user-info', '/api/popup-stores/user/me', '/api/products/user'];

test(
  'R2.5 before any code is there a producer sees where they are, and what they will see is asked, once',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await comeSignedIn(page, producer);
    const letCodeCome = await holdCode(page);
    const asked = watchCalls(page);
    await page.goto(LIST, { waitUntil: 'commit' });
    const screen = new Screen(page);
    await expect(screen.title).toHaveText('Productos');
    await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toContainText([
      'Hoy',
      'Pedidos',
      'Productos',
      'Puesto',
    ]);
    await expect.poll(() => asked.map(({ path }) => path)).toEqual(FIRST);
    expect(asked.map(({ hasBearer }) => hasBearer)).toEqual([true, true, true]);
    letCodeCome();
    await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    await expect(screen.title).toHaveCount(1);
    expect(asked.map(({ path }) => path).filter((path) => FIRST.includes(path))).toEqual(FIRST);
  },
);

test(
  'R2.5 where the code is at hand before what goes ahead of it, the page is its own and nothing is asked twice',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await comeSignedIn(page, producer);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/ahead.js*', async (route) => {
      await promise;
      await route.continue();
    });
    const asked = watchCalls(page);
    await page.goto(LIST, { waitUntil: 'commit' });
    const row = page.getByRole('main').getByRole('row').nth(2);
    await expect(row).toBeVisible();
    resolve();
    await page.waitForLoadState('load');
    await expect(row).toBeVisible();
    const paths = asked.map(({ path }) => path).filter((path) => FIRST.includes(path));
    expect(paths.toSorted()).toEqual(FIRST.toSorted());
  },
);

test(
  'R2.9 R2.10 whoever is not admitted, or has been here too long, sees and asks nothing before it is known who they are',
  { tag: '@phone' },
  async ({ page, shopper, producer }) => {
    for (const comeIn of [
      async () => {},
      () => comeSignedIn(page, shopper),
      async () => {
        await comeSignedIn(page, producer);
        await page.evaluate(() => localStorage.setItem('expires_at', String(Date.now() + 5_000)));
      },
    ]) {
      await comeIn();
      const letCodeCome = await holdCode(page);
      const asked = watchCalls(page);
      const looked = page.waitForEvent('requestfinished', (request) => request.url().includes('/ahead.js'));
      await page.goto(LIST, { waitUntil: 'commit' });
      await looked;
      await expect(page.getByRole('status')).toContainText('Cargando');
      await expect(page.getByRole('heading')).toHaveCount(0);
      expect(asked).toEqual([]);
      letCodeCome();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  },
);
