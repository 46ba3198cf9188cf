import { expect, type Page } from '@playwright/test';
import { CheckoutPage } from './pages/checkout-page.ts';
import { OrderConfirmationPage } from './pages/order-confirmation-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { test } from './support/fixtures.ts';
import { saveSession, type TestUser } from './support/test-users.ts';

const CHECKOUT = '**/api/orders/checkout';
const REFRESH = '**/api/auth/refresh-token';
/** Product reserved for this test, for its stock. */
const PRODUCT = 'Mermelada de fresón de Palos, 260 g';
const STREET = 'Calle de la Prueba, 9';

/** Opens the checkout with one product and a complete form. */
async function standAtCheckout(page: Page, shopper: TestUser): Promise<CheckoutPage> {
  await shopper.api.putIntoCart(PRODUCT, 1);
  await saveSession(page, shopper);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  const { fullName, postalCode, city, email } = shopper;
  await checkout.writeDown({ fullName, address: STREET, postalCode, city, email });
  return checkout;
}

async function newOrdersOf(shopper: TestUser, act: () => Promise<void>): Promise<string[]> {
  const known = (await shopper.api.orders()).map(({ id }) => id);
  await act();
  return (await shopper.api.orders()).map(({ id }) => id).filter((id) => !known.includes(id));
}

function countRequests(page: Page, ending: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(ending)) count += 1;
  });
  return () => count;
}

const refused = (code: string) => ({
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ status: { code } }),
});

// A service worker that activates during a test would bypass the mocked answers.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
});

test.describe('when things go wrong', { tag: '@desktop' }, () => {
  test('battery 108 an order whose answer was lost is found again and not doubled', async ({
    page,
    shopper,
  }) => {
    const ordered = await newOrdersOf(shopper, async () => {
      const checkout = await standAtCheckout(page, shopper);
      await page.route(
        CHECKOUT,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await checkout.confirm();
      await new OrderConfirmationPage(page).orderId();
    });
    expect(ordered.length).toEqual(1);
  });

  test('battery 108 an order that never left can be sent again from the same form', async ({
    page,
    shopper,
  }) => {
    const ordered = await newOrdersOf(shopper, async () => {
      const checkout = await standAtCheckout(page, shopper);
      await page.route(CHECKOUT, (route) => route.abort('connectionrefused'), { times: 1 });
      await checkout.confirm();
      await expect(checkout.goods.getByRole('alert')).toContainText(
        'Puedes volver a enviarlo: no se duplicará.',
      );
      await expect(checkout.field('address')).toHaveValue(STREET);
      await checkout.goods.getByRole('button', { name: 'Enviar otra vez' }).click();
      await new OrderConfirmationPage(page).orderId();
    });
    expect(ordered.length).toEqual(1);
  });

  test('battery 110 a token that expires between form and answer is renewed once, and the order placed once', async ({
    page,
    shopper,
  }) => {
    const refreshes = countRequests(page, '/auth/refresh-token');
    const ordered = await newOrdersOf(shopper, async () => {
      const checkout = await standAtCheckout(page, shopper);
      await page.route(CHECKOUT, (route) => route.fulfill(refused('TOKEN_EXPIRED')), { times: 1 });
      await checkout.confirm();
      await new OrderConfirmationPage(page).orderId();
    });
    expect(ordered.length).toEqual(1);
    expect(refreshes()).toEqual(1);
  });

  test('battery 110 a session that is over leads to the login and back to the form as it was', async ({
    page,
    shopper,
  }) => {
    const checkout = await standAtCheckout(page, shopper);
    await page.route(CHECKOUT, (route) => route.fulfill(refused('TOKEN_EXPIRED')), { times: 1 });
    await page.route(REFRESH, (route) => route.fulfill(refused('INVALID_REFRESH_TOKEN')), { times: 1 });
    await checkout.confirm();
    const login = new LoginPage(page);
    await login.isOpen();
    await expect(page).toHaveURL('/login?origin=%2Fcheckout');
    await login.signIn(shopper);
    await checkout.isOpen();
    await expect(checkout.field('address')).toHaveValue(STREET);
    await expect(checkout.receipt).toContainText(`1 × ${PRODUCT}`);
  });

  test('battery 112 five tabs with an expired token renew it once, and nobody is signed out', async ({
    page,
    context,
    shopper,
  }) => {
    await saveSession(page, shopper);
    await page.evaluate(() => localStorage.setItem('expires_at', String(Date.now() - 1_000)));
    const refreshes = countRequests(page, '/auth/refresh-token');
    const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
    await Promise.all(tabs.map((tab) => new ProfilePage(tab).open()));
    for (const tab of tabs) await new ProfilePage(tab).isOf(shopper.fullName);
    expect(refreshes()).toEqual(1);
  });

  test('battery 117 the thanks can be loaded again and left and come back to, and order nothing', async ({
    page,
    shopper,
  }) => {
    const checkout = await standAtCheckout(page, shopper);
    const sent = countRequests(page, '/orders/checkout');
    await checkout.confirm();
    const thanks = new OrderConfirmationPage(page);
    const id = await thanks.orderId();
    await page.reload();
    expect(await thanks.orderId()).toEqual(id);
    await thanks.seeOrder();
    await page.goBack();
    expect(await thanks.orderId()).toEqual(id);
    expect(sent()).toEqual(1);
  });

  test('battery 123 a script that slipped into the page does not run', async ({ page, complaints }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.isRobbed = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="globalThis.isRobbed = true">');
    });
    await expect
      .poll(() => complaints.some((complaint) => complaint.includes('Content policy: script-src-elem')))
      .toEqual(true);
    await expect
      .poll(() => complaints.some((complaint) => complaint.includes('Content policy: script-src-attr')))
      .toEqual(true);
    expect(await page.evaluate(() => 'isRobbed' in globalThis)).toEqual(false);
    complaints.length = 0;
  });

  test('battery 122 no other site shows the market in a frame', async ({ page, baseURL, complaints }) => {
    await page.setContent(`<iframe src="${baseURL}/login"></iframe>`);
    await expect
      .poll(() => complaints.some((complaint) => complaint.includes('frame-ancestors')))
      .toEqual(true);
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: 'Entra en tu cuenta' }),
    ).toHaveCount(0);
    complaints.length = 0;
  });
});
