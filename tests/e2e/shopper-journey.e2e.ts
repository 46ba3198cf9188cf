import { expect } from '@playwright/test';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { CartPage } from './pages/cart-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { OrderConfirmationPage } from './pages/order-confirmation-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { ShopPage } from './pages/shop-page.ts';
import { expectAccessible } from './support/axe.ts';
import { consumerScreens } from './support/consumer-screens.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

/** Products of one store, one for each worker, so that no other test changes their stock. */
const GOODS = [
  'Tomate frito de perol, 350 g',
  'Ajo morado de Las Pedroñeras, tres cabezas',
  'Mermelada de naranja amarga, 260 g',
];
const MEANWHILE = 'Aceitunas manzanilla aliñadas, 370 g';

const REQUIRED = {
  fullName: 'Nombre completo es requerido',
  address: 'Dirección es requerida',
  postalCode: 'Código postal es requerido',
  city: 'Ciudad es requerida',
} as const;

const goodsOf = (worker: number) => GOODS[worker] ?? '';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'R1.2 R4.18 R5.8 R4.13 a visitor fills a cart, signs in, orders, changes their mind and leaves',
  { tag: '@phone' },
  async ({ page, shopper, market }, { parallelIndex }) => {
    const product = goodsOf(parallelIndex);
    const before = await market.stockOf(product);
    await shopper.api.putIntoCart(MEANWHILE, 1);
    const floor = new ShopPage(page);
    const checkout = new CheckoutPage(page);

    await test.step('choosing', async () => {
      await floor.open('/');
      await floor.enterStore('La Colmena');
      await floor.lookAt(product);
      await floor.addMore();
      await floor.addToCart();
      await floor.carries(2);
    });
    await test.step('signing in joins the carts', async () => {
      const drawer = new CartDrawerPage(page);
      await drawer.open();
      await expect(drawer.line(product)).toBeVisible();
      await drawer.goAndSignIn();
      await new LoginPage(page).signIn(shopper);
      await checkout.isOpen();
      await expect(checkout.receipt).toContainText(`2 × ${product}`);
      await expect(checkout.receipt).toContainText(`1 × ${MEANWHILE}`);
      await checkout.reviseCart();
      const cart = new CartPage(page);
      await cart.isOpen();
      await cart.holds(product, 2);
      await cart.holds(MEANWHILE, 1);
      await cart.proceed();
      await checkout.isOpen();
    });
    await test.step('an empty form says what it needs', async () => {
      await checkout.leaveEverythingBlank();
      await checkout.confirm();
      await expect(checkout.field('fullName')).toBeFocused();
      for (const [field, message] of Object.entries(REQUIRED))
        await checkout.complainsAt(field as keyof typeof REQUIRED, message);
      await checkout.complainsAt('email', 'Formato de email inválido');
    });
    const order = new OrderPage(page);
    await test.step('ordering', async () => {
      const { fullName, address, postalCode, city, email } = shopper;
      await checkout.writeDown({ fullName, address, postalCode, city, email });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/orders/')) asked.push(request.method());
      });
      await checkout.confirm();
      const confirmation = new OrderConfirmationPage(page);
      const id = await confirmation.orderId();
      await confirmation.carries(0);
      expect(asked).toEqual(['POST']);
      expect(await market.stockOf(product)).toEqual(before - 2);
      await confirmation.seeOrder();
      await expect(page).toHaveURL(`/orders/${id}`);
      await order.isOpen();
    });
    await test.step('changing their mind', async () => {
      await order.askToCancel();
      await order.thinkBetterOfIt();
      await order.stands('Pendiente');
      await order.askToCancel();
      await order.insist();
      await order.stands('Cancelado');
      await expect(order.cancelling).toBeHidden();
      expect(await market.stockOf(product)).toEqual(before);
    });
    await test.step('leaving', async () => {
      const profile = new ProfilePage(page);
      await profile.followWay(profile.isPhone ? 'Cuenta' : shopper.fullName);
      await profile.isOf(shopper.fullName);
      await profile.signOut();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toEqual(null);
    });
  },
);

for (const { name, confirm } of [
  { name: 'a double click', confirm: (checkout: CheckoutPage) => checkout.submit.dblclick() },
  {
    name: 'Enter and a click',
    confirm: async (checkout: CheckoutPage) => {
      await checkout.field('city').press('Enter');
      await checkout.submit.click({ force: true, timeout: 1_000 }).catch(() => undefined);
    },
  },
]) {
  test(
    `battery 109 ${name} orders once`,
    { tag: '@desktop' },
    async ({ page, shopper }, { parallelIndex }) => {
      await shopper.api.putIntoCart(goodsOf(parallelIndex), 1);
      const known = (await shopper.api.orders()).map(({ id }) => id);
      await saveSession(page, shopper);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/orders/checkout'))
          sent.push(request.url());
      });
      const checkout = new CheckoutPage(page);
      await checkout.open();
      const { fullName, address, postalCode, city, email } = shopper;
      await checkout.writeDown({ fullName, address, postalCode, city, email });
      await confirm(checkout);
      const id = await new OrderConfirmationPage(page).orderId();
      expect(sent.length).toEqual(1);
      const now = (await shopper.api.orders()).map((order) => order.id);
      expect(now.filter((one) => !known.includes(one))).toEqual([id]);
    },
  );
}

test('R2.3 R2.4 the screens of a shopper shut nobody out', async ({ page, shopper }, { parallelIndex }) => {
  await shopper.api.putIntoCart(goodsOf(parallelIndex), 1);
  const [latest] = await shopper.api.orders();
  await saveSession(page, shopper);
  for (const { path, title } of consumerScreens(latest?.id ?? '')) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});
