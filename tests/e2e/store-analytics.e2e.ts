import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession, type TestUser } from './support/test-users.ts';

interface Store {
  id: string;
  slug: string;
  name: string;
  ownerId: string;
  productCount: number;
}

/** Store of this producer that has products. */
async function storeOf(page: Page, producer: TestUser): Promise<Store> {
  const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
  const answer = await page.request.get('/api/popup-stores/user/me?status=active', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { popupStores: Store[] } };
  const store = data.popupStores.find(({ productCount }) => productCount > 0);
  if (!store) throw new Error('This producer sells nothing.');
  return store;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const period = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tableIn = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('table');

test(
  'R2.6 a producer looks at what a store came to, by periods, and takes it along',
  { tag: '@phone' },
  async ({ page, producer }) => {
    const store = await storeOf(page, producer);
    const at = `/producer/popup-stores/${store.id}/analytics`;
    await saveSession(page, producer);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });

    await test.step('from the store', async () => {
      await page.goto(`/producer/popup-stores/${store.id}`);
      await page.getByRole('link', { name: `Estadísticas de ${store.name}` }).click();
      await expect(page).toHaveURL(at);
      await expect(title(page)).toHaveText('Estadísticas');
      await expect(title(page)).toBeFocused();
      await expect(page).toHaveTitle(`Estadísticas de ${store.name} · Tenderete`);
    });

    await test.step('since it opened, with the keys alone, and back', async () => {
      await period(page, 'Desde que abrió').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${at}?period=store`);
      await expect(page.getByText('Vendido', { exact: true }).first()).toBeVisible();
      await expect(period(page, 'Desde que abrió')).toBeFocused();
      await expectAccessible(page);
      await page.goBack();
      await expect(period(page, 'Últimos 28 días')).toHaveAttribute('aria-pressed', 'true');
      await page.goForward();
      await expect(period(page, 'Desde que abrió')).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('the numbers behind a figure', async () => {
      const days = page.getByRole('region', { name: 'Día a día' });
      await days.getByRole('button', { name: 'Ver en tabla' }).click();
      await expect(tableIn(page, 'Día a día').getByRole('row').nth(1)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('as a file, written by what comes only now', async () => {
      const button = page.getByRole('button', { name: 'Descargar CSV' });
      const before = new Set(scripts);
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^estadisticas-${store.slug}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
      );
      const text = readFileSync(await download.path(), 'utf8');
      expect(text.startsWith(`\ufeff"Puesto";"${store.name}"\r\n`)).toBe(true);
      expect(text).toContain('"Día";"Visitas";');
      expect(scripts.filter((script) => !before.has(script)).length).toBe(1);
    });

    await test.step('days of one’s own; those the wrong way round are not asked for', async () => {
      await period(page, 'Otras fechas').click();
      await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
      const shown = page.url();
      await page.getByLabel('Desde el').fill('2099-01-01');
      await expect(page.getByText('El último día no puede ser anterior al primero.')).toBeVisible();
      expect(page.url()).toBe(shown);
      await expectAccessible(page);
      await page.getByLabel('Desde el').fill('2026-01-01');
      await page.getByLabel('Hasta el').fill('2026-01-02');
      await expect(page).toHaveURL(`${at}?from=2026-01-01&to=2026-01-02`);
      await expect(page.getByRole('heading', { name: 'Nadie en estos días' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver desde que abrió' }).click();
      await expect(page).toHaveURL(`${at}?period=store`);
    });
  },
);

test(
  'R2.6 R6.3 the figures have another address, and those of somebody else’s store are not there',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    const store = await storeOf(page, producer);
    await saveSession(page, producer);
    await page.goto(`/producer/stores/${store.id}/analytics?period=7`);
    await expect(title(page)).toHaveText('Estadísticas');
    await expect(period(page, 'Últimos 7 días')).toHaveAttribute('aria-pressed', 'true');
    await period(page, 'Últimos 28 días').click();
    await expect(page).toHaveURL(`/producer/popup-stores/${store.id}/analytics`);
    const all = await page.request.get('/api/popup-stores/active?limit=50');
    const { data } = (await all.json()) as { data: { popupStores: Store[] } };
    const foreign = data.popupStores.find(({ ownerId }) => ownerId !== store.ownerId);
    await page.goto(`/producer/popup-stores/${foreign?.id}/analytics`);
    await expect(page.getByText('Este puesto ya no está').first()).toBeVisible();
  },
);

test(
  'R2.6 what a shopper looks for in a store and does not find is told to its producer',
  { tag: '@desktop' },
  async ({ page, producer, browser, baseURL }) => {
    const store = await storeOf(page, producer);
    const word = `zapatófono ${producer.fullName.split(' ')[0]?.toLowerCase()}`;
    const shopper = await browser.newContext(baseURL ? { baseURL } : {});
    const shop = await shopper.newPage();
    await shop.goto(`/products?popups=${store.slug}&q=${encodeURIComponent(word)}`);
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    await shopper.close();
    await saveSession(page, producer);
    await page.goto(`/producer/popup-stores/${store.id}/analytics`);
    await expect(async () => {
      await page.reload();
      await expect(tableIn(page, 'Lo que buscaron y no encontraron')).toContainText(word, {
        timeout: 10_000,
      });
    }).toPass({ timeout: 90_000 });
  },
);
