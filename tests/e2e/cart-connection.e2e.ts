import { expect, type Page } from '@playwright/test';
import { TIMEOUTS } from '../../contract/limits.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession, type TestUser } from './support/test-users.ts';

const PRODUCT = 'Aceitunas manzanilla aliñadas, 370 g';
const CARTS = '**/api/carts**';
const LINES = '**/api/carts/items/**';

async function standAtCart(page: Page, shopper: TestUser): Promise<CartPage> {
  await shopper.api.putIntoCart(PRODUCT, 1);
  await saveSession(page, shopper);
  const cart = new CartPage(page);
  await cart.open();
  await cart.holds(PRODUCT, 1);
  return cart;
}

const heldBy = async (shopper: TestUser) => (await shopper.api.cart()).items.map(({ quantity }) => quantity);

test(
  'battery 108 R4.17 without a line the cart takes changes, keeps them over a reload, and sends them afterwards',
  { tag: '@phone' },
  async ({ page, context, shopper }) => {
    const cart = await standAtCart(page, shopper);
    await context.setOffline(true);
    for (let press = 0; press < 3; press += 1) await cart.more(PRODUCT).click();
    await expect(cart.waiting).toContainText('lo enviaremos en cuanto vuelva');
    await cart.holds(PRODUCT, 4);
    await expectAccessible(page);
    await page.route(CARTS, (route) => route.abort('connectionrefused'));
    await context.setOffline(false);
    await page.reload();
    await expect(cart.goods.getByRole('alert')).toContainText('No se ha perdido nada');
    expect(await heldBy(shopper)).toEqual([1]);
    await page.unroute(CARTS);
    await cart.holds(PRODUCT, 4);
    await expect(cart.waiting).toHaveCount(0);
    await expect.poll(() => heldBy(shopper)).toEqual([4]);
  },
);

test(
  'battery 109 twenty quick presses send one after the other, and end with the last wish',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const cart = await standAtCart(page, shopper);
    const sent: number[] = [];
    let [underWay, most] = [0, 0];
    await page.route(LINES, async (route) => {
      sent.push(route.request().postDataJSON().quantity);
      most = Math.max(most, (underWay += 1));
      const answer = await route.fetch();
      underWay -= 1;
      await route.fulfill({ response: answer });
    });
    await cart.more(PRODUCT).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await expect.poll(() => heldBy(shopper)).toEqual([21]);
    await cart.holds(PRODUCT, 21);
    expect([most, sent.at(-1), sent.length <= 3]).toEqual([1, 21, true]);
  },
);

test.describe('on one kind of screen', { tag: '@desktop' }, () => {
  test('R9.1 battery 108 a change that takes longer than 15 s is looked up, taken back and told', async ({
    page,
    shopper,
  }) => {
    await page.clock.install();
    const cart = await standAtCart(page, shopper);
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    const reached = page.waitForRequest((request) => request.method() === 'PUT');
    await page.route(LINES, async (route) => {
      await late;
      await route.abort();
    });
    await cart.more(PRODUCT).click();
    await reached;
    await cart.holds(PRODUCT, 2);
    await page.clock.fastForward(TIMEOUTS.carts);
    await cart.holds(PRODUCT, 1);
    await expect(cart.line(PRODUCT)).toContainText('La solicitud tardó demasiado. Verifica tu conexión.');
    answer();
  });

  test('R4.17 the other tabs show a change within a second', async ({ page, context, shopper }) => {
    const cart = await standAtCart(page, shopper);
    const other = new CartPage(await context.newPage());
    await other.open();
    await other.holds(PRODUCT, 1);
    const confirmed = page.waitForResponse((response) => response.request().method() === 'PUT');
    await cart.more(PRODUCT).click();
    await confirmed;
    await expect(other.quantity(PRODUCT)).toHaveText('2', { timeout: 1_000 });
  });

  test('battery 117 what was typed at the checkout outlives a reload and a lost tab', async ({
    page,
    context,
    shopper,
  }) => {
    await shopper.api.putIntoCart(PRODUCT, 1);
    await saveSession(page, shopper);
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await checkout.writeDown({ address: 'Calle Nueva, 3', postalCode: '42001', notes: 'Portería' });
    await page.reload();
    await expect(checkout.field('address')).toHaveValue('Calle Nueva, 3');
    const next = await context.newPage();
    await page.close();
    const again = new CheckoutPage(next);
    await again.open();
    await expect(again.field('notes')).toHaveValue('Portería');
    await expect(again.field('address')).toHaveValue('Calle Nueva, 3');
  });

  test('R5.8 the province follows the postal code until it is typed', async ({ page, shopper }) => {
    await shopper.api.putIntoCart(PRODUCT, 1);
    await saveSession(page, shopper);
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await checkout.writeDown({ postalCode: '28013' });
    await expect(checkout.field('state')).toHaveValue('Madrid');
    await checkout.writeDown({ state: 'Soria', postalCode: '46001' });
    await expect(checkout.field('state')).toHaveValue('Soria');
    await expect(checkout.field('state')).toHaveAccessibleDescription(/Por tu código postal sería Valencia/);
  });
});
