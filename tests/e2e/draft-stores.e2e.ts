import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { USERS } from '../../demo/market/users.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForIdlePage } from './support/hydration.ts';
import type { MarketApi } from './support/market-api.ts';
import { test } from './support/fixtures.ts';
import { accountOf, saveSession } from './support/test-users.ts';

const STORE = { name: 'Curtidos del Norte', path: '/store/curtidos-norte', owner: 'lola' };
const PRODUCT = {
  name: 'Cartera de trabajo de piel',
  path: `/products/${demoId('product', 'cartera-piel')}`,
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const strip = (page: Page) => page.getByRole('complementary', { name: 'Cómo se verá' });
const producers = USERS.filter(({ role }) => role === 'producer');
const OWNER = producers.findIndex(({ key }) => key === STORE.owner);
const comeAsProducer = (page: Page, number: number, api: MarketApi) =>
  saveSession(page, { ...accountOf('producer', number), api });

/** Signs out in another tab by changing the shared storage. */
async function signOutElsewhere(context: BrowserContext) {
  const other = await context.newPage();
  await other.goto('/icon.svg');
  await other.evaluate(() => localStorage.clear());
  await other.close();
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    stored: JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    caches: await caches.keys(),
  }));

for (const { name, path, why, missing, tag } of [
  {
    ...STORE,
    why: 'Así lo verán: todavía es un borrador. Solo lo ves tú.',
    missing: 'Este puesto no está',
    tag: '@desktop',
  },
  {
    ...PRODUCT,
    why: 'Así lo verán: su puesto todavía es un borrador. Solo lo ves tú.',
    missing: 'Este producto ya no está',
    tag: '@phone',
  },
])
  test(
    `R7.9 R7.14 its owner sees ${path} as shoppers will, and nobody keeps it`,
    { tag },
    async ({ page, context, market }) => {
      await comeAsProducer(page, OWNER, market);
      const answers: [number, string | undefined][] = [];
      page.on('response', (response) => {
        if (/\/api\/(popup-stores|products)/.test(response.url()))
          answers.push([response.status(), response.headers()['cache-control']]);
      });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      expect(await answer?.text()).not.toContain(name);
      await waitForIdlePage(page);
      await expect(heading(page)).toHaveText(name);
      await expect(strip(page)).toContainText(why);
      await expect(page.getByText(/no encontrado o no está disponible/)).toHaveCount(0);
      await expectAccessible(page);
      expect(answers.map(([status, cached]) => [status, cached])).toEqual(
        answers.map(() => [200, 'no-store']),
      );
      expect(answers.length).toBeGreaterThan(0);
      const { stored, caches } = await kept(page);
      expect([stored.includes(STORE.name), stored.includes(name), caches]).toEqual([false, false, []]);

      await signOutElsewhere(context);
      await expect(heading(page)).toHaveText(missing);
      await expect(strip(page)).toHaveCount(0);
      await page.reload();
      await waitForIdlePage(page);
      await expect(heading(page)).toHaveText(missing);
    },
  );

test(
  'R7.9 from the page of a draft its goods are gone to, and come back from',
  { tag: '@phone' },
  async ({ page, market }) => {
    await comeAsProducer(page, OWNER, market);
    await page.goto(STORE.path);
    await page.getByRole('link', { name: PRODUCT.name }).first().click();
    await expect(heading(page)).toHaveText(PRODUCT.name);
    await expect(strip(page)).toContainText('su puesto todavía es un borrador');
    await page.goBack();
    await expect(heading(page)).toHaveText(STORE.name);
    await expect(strip(page)).toContainText('todavía es un borrador');
  },
);

test(
  'R7.9 another producer is told that there is no such store',
  { tag: '@desktop' },
  async ({ page, market }) => {
    await comeAsProducer(page, OWNER === 0 ? 1 : 0, market);
    const asked = page.waitForResponse(
      (response) => response.url().includes('/api/popup-stores/curtidos-norte') && response.status() === 404,
    );
    await page.goto(STORE.path);
    await waitForIdlePage(page);
    await asked;
    await expect(heading(page)).toHaveText('Este puesto no está');
    await expect(strip(page)).toHaveCount(0);
  },
);

test('R7.9 a shopper fetches nothing of drafts', { tag: '@phone' }, async ({ page, shopper }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await saveSession(page, shopper);
  await page.goto(STORE.path);
  await waitForIdlePage(page);
  await expect(page.getByRole('link', { name: /Tu cuenta|Cuenta/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('Este puesto no está');
  expect(fetched.filter((path) => /draft/i.test(path))).toEqual([]);
});
