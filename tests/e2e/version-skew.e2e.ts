import { expect, type Page } from '@playwright/test';
import { waitForIdlePage } from './support/hydration.ts';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

// Requests of a service worker could not be answered by the tests.
test.use({ serviceWorkers: 'block' });

/** Messages about the missing code and the missing worker, of tests with both. */
const EXPECTED = /Failed to fetch dynamically imported module|Service Worker registration blocked/;

test.afterEach(({ complaints }) => {
  const others = complaints.filter((complaint) => !EXPECTED.test(complaint));
  complaints.length = 0;
  expect(others).toEqual([]);
});
const CONNECTION = /Verifica tu conexión/;

/** Counts the loads of a document by this page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/**
 * Makes the page one of a former release: the market names another build, and these chunks are gone, for the present
 * document or for good.
 */
async function outdate(page: Page, chunks: RegExp, until: 'reload' | 'ever' = 'reload') {
  let isGone = true;
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'another' } }));
  await page.route(chunks, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('request', (request) => {
    if (until === 'reload' && request.isNavigationRequest()) isGone = false;
  });
}

/** Fails if the page blames the connection at any time, also for a moment. */
const watchForBlame = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Verifica tu conexión')) console.error('Blamed the connection');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

test.describe('a page of a former release', () => {
  test('R8.18 a link to a screen whose code is gone loads the page once, at the screen’s address', async ({
    page,
  }) => {
    await watchForBlame(page);
    await page.goto('/products');
    await waitForIdlePage(page);
    await outdate(page, /\/assets\/about-/);
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Sobre el mercado' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un mercado que se monta y se recoge');
    await expect(page).toHaveURL('/about');
    await waitForIdlePage(page);
    expect(loads()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/products');
  });

  test('R8.18 a typed form and the pressed cart are there after the page was loaded again', async ({
    page,
  }) => {
    await watchForBlame(page);
    await page.goto('/contact');
    await waitForIdlePage(page);
    const form = page.getByRole('form', { name: 'Escríbenos' });
    await form.getByLabel('Asunto').fill('Un puesto en mayo');
    await form.getByLabel('Mensaje').fill('Hago miel en Soria.');
    await outdate(page, /\/assets\/cart-drawer-/);
    const loads = countLoads(page);
    const cart = new CartDrawerPage(page);
    await cart.cart.click();
    await expect(cart.drawer).toBeVisible();
    await cart.close();
    await expect(form.getByLabel('Asunto')).toHaveValue('Un puesto en mayo');
    await expect(form.getByLabel('Mensaje')).toHaveValue('Hago miel en Soria.');
    expect(loads()).toBe(1);
  });

  test(
    'R8.18 an edited product is there after the page was loaded again, and nothing is asked',
    { tag: '@desktop' },
    async ({ page, producer }) => {
      await watchForBlame(page);
      await saveSession(page, producer);
      await page.goto('/producer/products/new');
      await page.getByLabel('Nombre', { exact: true }).fill('Miel de brezo');
      await page.waitForLoadState('networkidle');
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.type());
        void dialog.accept();
      });
      await outdate(page, /\/assets\/back-office\/NotificationsPanel-/);
      const loads = countLoads(page);
      await page.getByRole('button', { name: /^Avisos/ }).click();
      await expect.poll(loads).toBe(1);
      await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Miel de brezo');
      expect(questions).toEqual([]);
    },
  );

  test('R8.18 code that stays gone loads the page once, and then says that there is a new version', async ({
    page,
  }) => {
    await watchForBlame(page);
    await page.goto('/products');
    await waitForIdlePage(page);
    await outdate(page, /\/assets\/about-/, 'ever');
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Sobre el mercado' }).first().click();
    const retry = page.getByRole('button', { name: /^(Cargar de nuevo|Reintentar)$/ });
    await expect(retry).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('R8.18 code that is gone in the market’s own build does not load the page again', async ({ page }) => {
    await page.goto('/products');
    await waitForIdlePage(page);
    await page.route(/\/assets\/cart-drawer-/, (route) => route.abort('connectionreset'));
    const loads = countLoads(page);
    const asked = page.waitForResponse('**/build.json');
    await page.getByRole('button', { name: /^Carrito/ }).click();
    expect((await asked).status()).toBe(200);
    await expect(page.getByText(CONNECTION)).toBeVisible();
    expect(loads()).toBe(0);
  });
});
