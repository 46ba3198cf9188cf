import { expect, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { expectAccessible } from './support/axe.ts';
import { waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { publicOrigin } from './support/public-origin.ts';
import { saveSession, type TestUser } from './support/test-users.ts';

const HONEY = 'Miel de romero de la Alcarria, 500 g';
const PRODUCT = `/products/${demoId('product', 'miel-romero')}`;

/** Opens a page and uses it once, as the buttons over pictures come with the first sign of somebody. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForIdlePage(page);
  await page.keyboard.press('Tab');
}

/** Opens the screen of a producer's first open store. */
async function openOwnStore(page: Page, producer: TestUser): Promise<void> {
  await saveSession(page, producer);
  await page.goto('/producer/popup-stores');
  const open = page.locator('[data-part=producer-store]').filter({ hasText: /cierra/i });
  await open.first().locator('[data-part=name] a').click();
}

const share = (page: Page, name: string) =>
  page.getByRole('button', { name: `Compartir ${name}`, exact: true });

test(
  'R2.26 with a mouse a product is shared by a dialog: the address is copied, and the focus goes back',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, PRODUCT);
    await share(page, HONEY).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Compartir «${HONEY}»` });
    await expect(dialog.getByLabel('Enlace')).toHaveValue(`${publicOrigin()}${PRODUCT}`);
    await expect(dialog.getByRole('button', { name: 'Copiar el enlace' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText('Enlace copiado');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${publicOrigin()}${PRODUCT}`);
    const whatsapp = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    const message = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
    expect([message.startsWith(HONEY), message.endsWith(`\n${publicOrigin()}${PRODUCT}`)]).toEqual([
      true,
      true,
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(share(page, HONEY)).toBeFocused();
  },
);

test('R2.26 on a phone a store is shared by the sheet of the device', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    navigator.share = (data) => Promise.resolve(void shared.push(data));
  });
  await visit(page, '/tienda/la-colmena');
  await share(page, 'La Colmena').tap();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { shared?: unknown[] }).shared))
    .toEqual([{ title: 'La Colmena', text: expect.any(String), url: `${publicOrigin()}/tienda/la-colmena` }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
});

test('R2.26 a list of products offers no share button', async ({ page }) => {
  await visit(page, '/products');
  await expect(page.getByRole('button', { name: /^Guardar / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Compartir / })).toHaveCount(0);
});

test(
  'R2.26 the producer of an open store shares it from its screen',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await openOwnStore(page, producer);
    await page.getByRole('button', { name: /^Compartir / }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Enlace')).toHaveValue(new RegExp(`^${publicOrigin()}/tienda/[a-z-]+$`));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Compartir / })).toBeFocused();
  },
);

test(
  'R2.26 the poster of a store fits one sheet of A4 with its code',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await openOwnStore(page, producer);
    await page.getByRole('link', { name: /^Cartel para imprimir/ }).click();
    const poster = page.getByRole('article', { name: /^Cartel de / });
    await expect(poster.locator('svg title')).toHaveText(/^Código que abre el puesto /);
    await expectAccessible(page);
    await expect(poster.locator('img')).toHaveJSProperty('complete', true);
    // Each page of a PDF is an object of the type Page.
    const pages = async () =>
      (await page.pdf({ preferCSSPageSize: true, printBackground: true }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length;
    expect(await pages()).toBe(1);
    // As long as a name of the largest size may be.
    await poster
      .getByRole('heading', { level: 2 })
      .evaluate((name) => void (name.textContent = 'M'.repeat(20)));
    expect(await pages()).toBe(1);
  },
);
