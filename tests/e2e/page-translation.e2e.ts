import { expect, type Page } from '@playwright/test';
import { fillPathParameters } from '../../contract/shell/screen-lookup.ts';
import { type ScreenPath, screens } from '../../contract/screens.ts';
import type { ScreenAudience } from '../../contract/shell/screen.ts';
import { demoId } from '../../demo/demo-ids.ts';
import { consumerScreens } from './support/consumer-screens.ts';
import { SERVER_RENDERED_SCREENS } from './support/server-rendered-screens.ts';
import { test } from './support/fixtures.ts';
import { saveSession, type TestUser } from './support/test-users.ts';
import { openTranslatedPage, translatePages } from './support/translator.ts';

const PRODUCT = { id: demoId('product', 'miel-romero'), name: 'Miel de romero de la Alcarria, 500 g' };
const FALLEN = 'Se nos ha caído el puesto';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).locator('form [type=submit]');

/** Opens each screen translated, then navigates away, which removes all its nodes. */
async function walk(page: Page, paths: readonly string[], ways: readonly [string, string]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await openTranslatedPage(page, path);
      await expect(heading(page).first()).toContainText('«');
      await expect(page.getByText(FALLEN)).toHaveCount(0);
      const way = path === ways[0] ? ways[1] : ways[0];
      const link = page.locator(`a[href="${way}"]`).filter({ visible: true }).first();
      if ((await link.count()) === 0) return;
      await link.click();
      await page.waitForURL((url) => url.pathname === way);
      await expect(heading(page).first()).toContainText('«');
      await expect(page.getByText(FALLEN)).toHaveCount(0);
    });
}

/** Screen addresses of an audience, with ids filled in. */
const screensOf = (audience: ScreenAudience, ids: Readonly<Record<string, string>>) =>
  (Object.keys(screens) as ScreenPath[])
    .filter((path) => screens[path].audience === audience)
    .map((path) =>
      fillPathParameters(path, ids[path.split('/').find((part) => part.startsWith('$')) ?? ''] ?? ''),
    );

async function orderOf({ api, email, password, fullName, address, city, postalCode }: TestUser) {
  await api.signIn(email, password);
  return api.buy(PRODUCT.name, 1, { fullName, address, city, postalCode, email });
}

for (const half of [0, 1])
  test(
    `R2.1 R8.17 public screens live on when a browser translates them, part ${half + 1}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await translatePages(page);
      const paths = SERVER_RENDERED_SCREENS.filter(({ isAlias }, index) => !isAlias && index % 2 === half);
      await walk(
        page,
        paths.map(({ path }) => path),
        ['/products', '/tiendas'],
      );
    },
  );

test(
  "R2.3 R2.4 R8.17 a shopper's screens live on when a browser translates them",
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    const { id } = await orderOf(shopper);
    await shopper.api.putIntoCart(PRODUCT.name, 1);
    await saveSession(page, shopper);
    await translatePages(page);
    await walk(
      page,
      consumerScreens(id).map(({ path }) => path),
      ['/products', '/tiendas'],
    );
  },
);

/** Ids of a producer's things and of public ones. */
async function idsOf(page: Page, { api, email, password }: TestUser, orderId: string) {
  const { access_token: token } = await api.signIn(email, password);
  const headers = { authorization: `Bearer ${token}` };
  const stores = await page.request.get('/api/popup-stores/user/me', { headers });
  const { data: own } = (await stores.json()) as { data: { popupStores: { id: string; ownerId: string }[] } };
  const [store] = own.popupStores;
  if (!store) throw new Error('This producer has no store.');
  return {
    $storeId: store.id,
    $userId: store.ownerId,
    $productId: PRODUCT.id,
    $orderId: orderId,
    $orderIds: orderId,
  };
}

test(
  "R4.1 R8.17 a producer's screens live on when a browser translates them",
  { tag: '@desktop' },
  async ({ page, producer, shopper }) => {
    const { id } = await orderOf(shopper);
    const ids = await idsOf(page, producer, id);
    await saveSession(page, producer);
    await translatePages(page);
    await walk(page, screensOf('producer', ids), ['/producer/products', '/producer/popup-stores']);
  },
);

test(
  "R4.1 R8.17 an admin's screens live on when a browser translates them",
  { tag: '@desktop' },
  async ({ page, admin, producer, shopper }) => {
    const { id } = await orderOf(shopper);
    const ids = await idsOf(page, producer, id);
    await saveSession(page, admin);
    await translatePages(page);
    const paths = screensOf('admin', ids);
    await walk(page, paths, ['/admin/products', '/admin/users']);
  },
);

test(
  'R2.1 R7.3 R8.17 who reads translated is told of a wrong password, comes in, and saves the profile',
  { tag: '@desktop' },
  async ({ page, shopper: { email, password } }) => {
    await translatePages(page);
    await openTranslatedPage(page, '/login');
    await page.locator('[name=email], [type=email]').first().fill(email);
    const field = page.locator('[autocomplete=current-password]');
    await field.fill('Otra-2026!');
    await field.press('Enter');
    await expect(main(page).getByRole('alert').filter({ hasText: '«' }).first()).toBeVisible();
    await field.fill(password);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname !== '/login');
    await openTranslatedPage(page, '/profile');
    // The account is shared by the worker's tests: a city that is stored already would not be sent.
    await main(page).locator('[autocomplete=address-level2]').first().fill(`Soria ${crypto.randomUUID()}`);
    await main(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('«Datos guardados.»')).toBeVisible();
    await expect(page.getByText(FALLEN)).toHaveCount(0);
  },
);

test(
  'R2.1 R7.4 R7.13 R8.17 who reads translated signs up and writes to the house',
  { tag: '@desktop' },
  async ({ page }) => {
    await translatePages(page);
    await openTranslatedPage(page, '/register');
    await main(page).locator('[autocomplete=name]').fill('Nora Peña');
    await main(page).locator('[type=email]').fill(`nora-${crypto.randomUUID()}@example.com`);
    await main(page).locator('[autocomplete=new-password]').first().fill('Mercado-2026');
    await main(page).locator('[autocomplete=new-password]').first().press('Enter');
    await expect(heading(page)).toContainText('«Mira tu correo»');
    await openTranslatedPage(page, '/contact');
    await main(page).getByLabel('Nombre').fill('Ana Ruiz');
    await main(page).getByLabel('Email').fill(`ana-${crypto.randomUUID()}@example.com`);
    await main(page).getByLabel('Asunto').fill('Un puesto en mayo');
    await main(page).getByLabel('Mensaje').fill('Hago miel en Soria.');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  },
);

test(
  'R5.8 R8.17 who reads translated sees the count follow three presses, and the order goes through',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await translatePages(page);
    await openTranslatedPage(page, `/products/${PRODUCT.id}`);
    const add = main(page).locator('[data-part=add]').first();
    for (const count of [1, 2, 3]) {
      // The button ignores presses while one is pending.
      await expect(add).not.toHaveAttribute('aria-busy', 'true');
      await add.click();
      await expect(main(page).getByText(`«Llevas ${count} en el carrito. »`)).toBeVisible();
    }
    await openTranslatedPage(page, '/checkout');
    const { fullName, address, city, postalCode } = shopper;
    for (const [name, text] of Object.entries({ fullName, address, city, postalCode }))
      await main(page).locator(`[name=${name}]`).fill(text);
    await submit(page).click();
    await expect(page).toHaveURL(/order-confirmation/);
    await expect(heading(page)).toContainText('«');
    await expect(page.getByText(FALLEN)).toHaveCount(0);
  },
);

/** React's error about a changed server text; it then renders the page anew. */
const ABOUT_CHANGED_TEXT = /Minified React error #418/;

for (const path of ['/', '/login', '/products', '/tienda/la-colmena', `/products/${PRODUCT.id}`])
  test(
    `R8.17 ${path} comes alive where it was translated before its scripts ran`,
    { tag: '@desktop' },
    async ({ page, complaints }) => {
      await translatePages(page, 'parsed');
      await openTranslatedPage(page, path);
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).toContainText('«');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Tenderete/ })
        .click();
      await page.waitForURL((url) => url.pathname === '/');
      await expect(heading(page)).toHaveCount(1);
      await expect(page.getByText(FALLEN)).toHaveCount(0);
      expect(complaints.filter((complaint) => !ABOUT_CHANGED_TEXT.test(complaint))).toEqual([]);
      complaints.length = 0;
    },
  );

for (const path of ['/', '/producer/dashboard'])
  test(
    `R8.17 ${path} is helped over nodes that somebody else has replaced`,
    { tag: '@desktop' },
    async ({ page, producer }) => {
      await saveSession(page, producer);
      await page.goto(path);
      await page.waitForFunction(() => 'isMarketAlive' in globalThis);
      const markup = await page.evaluate(() => {
        const parent = document.createElement('p');
        parent.append('Entrar');
        const text = parent.firstChild as ChildNode;
        text.replaceWith(document.createElement('font'));
        parent.insertBefore(document.createElement('i'), text);
        parent.removeChild(text);
        return parent.innerHTML;
      });
      expect(markup).toBe('<font></font><i></i>');
    },
  );
