import { globSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Request } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { waitForIdlePage } from './support/hydration.ts';
import { SERVER_RENDERED_SCREENS } from './support/server-rendered-screens.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const SCREENS = [
  ['home', '/'],
  ['list', '/products'],
  ['product', `/products/${demoId('product', 'miel-romero')}`],
  ['store', '/tienda/la-colmena'],
] as const;

/** In bytes, compressed with brotli. */
const SCRIPTS_AT_MOST = 152_500;
const PAGE_AT_MOST = 10_100;
/** For the back office. */
const WORK_AT_MOST = 232_500;

/** Size of a page in bytes: the first request gets a fast compression, a smaller one replaces it later. */
async function sentBytes(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}

for (const [name, path] of SCREENS) {
  test(
    `the ${name} screen weighs at most 152.5 kB of scripts, with those it fetches by itself, and 10.1 kB of page`,
    { tag: '@phone' },
    async ({ page, request }) => {
      const scripts: Request[] = [];
      page.on('requestfinished', (finished) => {
        if (finished.resourceType() === 'script') scripts.push(finished);
      });
      await page.goto(path);
      await waitForIdlePage(page);
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect(weight).toBeLessThanOrEqual(SCRIPTS_AT_MOST);

      await expect.poll(() => sentBytes(request, path)).toBeLessThanOrEqual(PAGE_AT_MOST);
    },
  );
}

test(
  'R2.5 a producer’s first screen weighs at most 232.5 kB of scripts, its figure and all that it fetches by itself among them',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    const scripts: Request[] = [];
    page.on('requestfinished', (finished) => {
      if (finished.resourceType() === 'script') scripts.push(finished);
    });
    await page.goto('/producer/dashboard');
    await expect(page.getByRole('img', { name: /^Tu mejor día/ }).locator('[data-part=bar]')).toHaveCount(14);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(
      WORK_AT_MOST,
    );
  },
);

for (const { path } of SERVER_RENDERED_SCREENS) {
  test(`${path} weighs at most 10.1 kB of page`, { tag: '@phone' }, async ({ request }) => {
    await expect.poll(() => sentBytes(request, path)).toBeLessThanOrEqual(PAGE_AT_MOST);
  });
}

interface Told {
  id: string;
  popupStoreId?: string | null;
}

/** Every store of the market, and the most detailed product of each. */
async function fullestPages(request: APIRequestContext): Promise<string[]> {
  const read = async <Body>(path: string) => (await (await request.get(`/api${path}`)).json()) as Body;
  const { data: stores } = await read<{ data: { popupStores: { slug: string }[] } }>(
    '/popup-stores/active?when=all&limit=100',
  );
  const { data: goods } = await read<{ data: { products: Told[] } }>('/products?limit=1000');
  const fullest = new Map<string, Told>();
  const lengthOf = (product: Told | undefined) => JSON.stringify(product ?? '').length;
  for (const product of goods.products) {
    const place = product.popupStoreId ?? '';
    if (lengthOf(product) > lengthOf(fullest.get(place))) fullest.set(place, product);
  }
  return [
    ...stores.popupStores.map(({ slug }) => `/tienda/${slug}`),
    ...[...fullest.values()].map(({ id }) => `/products/${id}`),
  ];
}

test(
  'no store weighs more than 10.1 kB of page, and no product of those that tell most',
  { tag: '@phone' },
  async ({ request }) => {
    const paths = await fullestPages(request);
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths)
      await expect.poll(() => sentBytes(request, path), path).toBeLessThanOrEqual(PAGE_AT_MOST);
  },
);

test(
  'the files of a screen are named before the first of them has come, and fetched once',
  { tag: '@phone' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.push(request.url());
    });
    await page.goto('/');
    await waitForIdlePage(page);
    await page.getByRole('link', { name: 'Ver todos los productos' }).first().click();
    await expect(page).toHaveURL('/products');
    const named = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(named.filter((href) => /\/assets\/(lists|products\.index)-/.test(href))).toHaveLength(2);
    expect(fetched.length).toBeGreaterThan(6);
    expect(fetched).toHaveLength(new Set(fetched).size);
  },
);

test('no script holds the table of screens', { tag: '@phone' }, () => {
  const scripts = globSync('dist/client/assets/**/*.js').map((file) => readFileSync(file, 'utf8'));
  const holding = (text: string) => scripts.filter((script) => script.includes(text)).length;
  expect([holding('Vende con nosotros') > 0, holding('perProduct')]).toEqual([true, 0]);
});
