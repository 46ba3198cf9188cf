import { expect, type Page } from '@playwright/test';
import { backOfficeScreens } from './support/back-office-screens.ts';
import { consumerScreens } from './support/consumer-screens.ts';
import { SERVER_RENDERED_SCREENS } from './support/server-rendered-screens.ts';
import { test } from './support/fixtures.ts';
import { OPEN_STORES } from './support/open-stores.ts';
import { saveSession, type TestUser } from './support/test-users.ts';
import { enlargeText, overflowingElements, coveredHeightShare } from './support/window-fit.ts';

/** Maximum share of the viewport height for all bars. */
const BARS_AT_MOST = 0.2;

/** Small phone with text at 200 % (WCAG 1.4.4, 1.4.10). */
test.use({ viewport: { width: 320, height: 640 } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await enlargeText(page, '200%');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
  });
}

/** Checks all screens before failing, so that one run reports every fault: too large bars and overflow. */
async function expectRoomAndFit(page: Page, paths: readonly string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(4);
  const faults: string[] = [];
  for (const path of paths) {
    await open(page, path);
    faults.push(...(await overflowingElements(page)).map((fault) => `${path}: ${fault}`));
    const share = await coveredHeightShare(page);
    if (share >= BARS_AT_MOST) faults.push(`${path}: bars cover ${Math.round(share * 100)} % of the height`);
  }
  expect(faults).toEqual([]);
}

const shippingOf = ({ fullName, address, city, postalCode, email }: TestUser) => ({
  fullName,
  address,
  city,
  postalCode,
  email,
});

/** Ids of a producer's open store, a product in it, and an order of it by this shopper. */
async function idsOf(page: Page, producer: TestUser, shopper: TestUser) {
  const { access_token: token } = await producer.api.signIn(producer.email, producer.password);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/popup-stores/user/me?status=active', { headers });
  const { data } = (await answer.json()) as { data: { popupStores: { id: string; ownerId: string }[] } };
  const [store] = data.popupStores;
  if (!store) throw new Error('This producer has no open store.');
  const list = await page.request.get(`/api/products?producerId=${store.ownerId}&inStock=true`);
  const { data: goods } = (await list.json()) as {
    data: { products: { id: string; name: string; stock: number; popupStoreId: string | null }[] };
  };
  const product = goods.products.find(({ stock, popupStoreId }) => stock > 3 && popupStoreId === store.id);
  if (!product) throw new Error('This producer sells nothing.');
  const order = await shopper.api.buy(product.name, 1, shippingOf(shopper));
  return { storeId: store.id, productId: product.id, orderId: order.id, userId: store.ownerId };
}

test(
  'R2.1 on a small phone with letters twice as large, screens for everybody fit and bars leave room',
  { tag: '@phone' },
  async ({ page }) => {
    await expectRoomAndFit(
      page,
      SERVER_RENDERED_SCREENS.map(({ path }) => path),
    );
  },
);

test(
  'R3.7 on a small phone with letters twice as large, each of the six looks of a store fits and bars leave room',
  { tag: '@phone' },
  async ({ page }) => {
    const paths = OPEN_STORES.map(({ slug }) => `/tienda/${slug}`);
    await expectRoomAndFit(page, paths);
  },
);

test(
  'R2.3 R2.4 on a small phone with letters twice as large, a filled cart and what a shopper bought fit and bars leave room',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    const { id } = await shopper.api.buy(
      'Disquetes de tres y medio, pack de tres',
      1,
      shippingOf({ ...shopper, email: 'consumidora.de.tenderetes@correo.tenderete.example' }),
    );
    await shopper.api.putIntoCart('Miel de romero de la Alcarria, 500 g', 2);
    await shopper.api.putIntoCart('Disquetes de tres y medio, pack de tres', 1);
    await expectRoomAndFit(
      page,
      consumerScreens(id).map(({ path }) => path),
    );
  },
);

test(
  'R2.6 on a small phone with letters twice as large, a producer’s screens fit and bars leave room',
  { tag: '@phone' },
  async ({ page, producer, shopper }) => {
    const ids = await idsOf(page, producer, shopper);
    await saveSession(page, producer);
    await expectRoomAndFit(page, backOfficeScreens('producer', { ...ids, orderIds: ids.orderId }));
  },
);

test(
  'R2.7 on a small phone with letters twice as large, an admin’s screens fit and bars leave room',
  { tag: '@phone' },
  async ({ page, admin, producer, shopper }) => {
    const ids = await idsOf(page, producer, shopper);
    const { fullName: name, email } = shopper;
    const messageId = await admin.api.writeAndReply(
      { name, email, subject: 'Letra grande', message: 'En el móvil leo con la letra al doble.' },
      'Gracias por decirlo.',
    );
    await saveSession(page, admin);
    await expectRoomAndFit(page, backOfficeScreens('admin', { ...ids, messageId }));
  },
);
