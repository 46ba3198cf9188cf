import { expect, type Page } from '@playwright/test';
import { waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const MIB = 2 ** 20;

/** Links of the header and the footer, with the heading of each target. */
const ROUND = [
  ['/products', 'Todo lo que hay en los puestos'],
  ['/tiendas', 'Elige tu puesto'],
  ['/guide', 'Cómo funciona el mercado'],
  ['/orders', 'Tus pedidos'],
  ['/', 'Cosas hechas a mano, en puestos que duran unos días'],
] as const;

/** Clicks a link by script, regardless of its position. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

async function walkRound(page: Page): Promise<void> {
  for (const [path, title] of ROUND) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
}

/** Memory of the page after garbage collection: heap, listeners and nodes. */
async function measured(page: Page): Promise<{ heap: number; listeners: number; nodes: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
}

/** Memory of the page once pictures and deferred code have loaded and the values are stable. */
async function held(page: Page) {
  let last = await measured(page);
  await expect(async () => {
    const before = last;
    await page.waitForTimeout(1_000);
    last = await measured(page);
    expect([last.listeners, last.nodes]).toEqual([before.listeners, before.nodes]);
  }).toPass();
  return last;
}

test(
  'battery 119 fifty ways through the market leave no listener behind and next to no memory',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await page.goto('/');
    await waitForIdlePage(page);
    await walkRound(page);
    await walkRound(page);
    const before = await held(page);
    for (let round = 0; round < 10; round += 1) await walkRound(page);
    const after = await held(page);
    expect(after.heap - before.heap).toBeLessThan(10 * MIB);
    expect(after.listeners - before.listeners).toBeLessThan(50);
    expect(after.nodes - before.nodes).toBeLessThan(500);
  },
);

test(
  'battery 119 who goes on before an answer has come sees where they went, and hears nothing of it afterwards',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await page.goto('/products');
    await waitForIdlePage(page);
    let [asked, abandoned] = [0, 0];
    page.on('requestfailed', (request) => {
      if (request.url().includes('/api/orders?')) abandoned += 1;
    });
    await page.route('**/api/orders?**', async (route) => {
      asked += 1;
      await page.waitForTimeout(2_000);
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    });
    for (let round = 0; round < 5; round += 1) {
      await follow(page, '/orders');
      await expect.poll(() => asked).toEqual(round + 1);
      await follow(page, '/tiendas');
      // The URL changes before the page; going back earlier would not leave the page at all.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu puesto');
    }
    await expect.poll(() => abandoned).toEqual(5);
    await page.waitForTimeout(2_500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu puesto');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
