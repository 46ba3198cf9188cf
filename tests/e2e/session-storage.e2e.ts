import { expect, type Page } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { PageObject } from './pages/page-object.ts';
import { ShopPage } from './pages/shop-page.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { storedTokens, watchRequests } from './support/session-observers.ts';

const PRODUCT = 'Tomate frito de perol, 350 g';
const STORE = '/tienda/la-colmena';
const TOKENS = ['access_token', 'refresh_token', 'id_token', 'expires_at', 'token_metadata'];
const LOCAL = [...TOKENS, 'cart', 'current_store'];
const SESSION = ['checkout_draft', 'owner', 'tsr-scroll-restoration-v1_3'];
const CART_KEPT_NOT =
  'Tu navegador no deja guardar el carrito. Lo tienes mientras no cierres ni recargues esta pestaña.';
const SESSION_KEPT_NOT =
  'Tu navegador no deja guardar la sesión. Puedes seguir con todo, pero tendrás que entrar otra vez si cierras o recargas esta pestaña.';

const JUNK: Record<string, string> = {
  nothing: '',
  'half an object': '{',
  'a list': '[]',
  'a megabyte': 'x'.repeat(500_000),
  'wrong types': '{"version":1,"items":7,"type":7,"store":[],"userId":{}}',
  'a version to come': '{"version":99,"items":[],"value":"unheardOf","status":"active"}',
};

const plant = (page: Page, local: readonly string[], session: readonly string[], junk: string) =>
  page.evaluate(
    ([names, others, text]) => {
      // The browser has five megabytes for all storage.
      for (const name of names) localStorage.setItem(name, name === 'cart' ? text : text.slice(0, 5_000));
      for (const name of others) sessionStorage.setItem(name, text);
    },
    [local, session, junk] as const,
  );

/** Full or forbidden storage, from the first script on. */
const breakStorage = (page: Page, how: 'full' | 'forbidden') =>
  page.addInitScript((kind) => {
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  }, how);

test.describe('what a browser keeps, and what it refuses to', { tag: '@desktop' }, () => {
  test('battery 114 rubbish under every key: the market is there, one can put into the cart and sign in', async ({
    page,
    shopper,
  }) => {
    const floor = new ShopPage(page);
    for (const [name, junk] of Object.entries(JUNK)) {
      await test.step(name, async () => {
        await page.goto('/icon.svg');
        await plant(page, LOCAL, SESSION, junk);
        await floor.open(STORE);
        await floor.addFromCard(PRODUCT);
        await floor.carries(1);
        await expect(floor.account).toHaveText('Entrar');
        expect(await storedTokens(page)).toEqual({});
        await expect(page.getByText('No hemos podido recuperar')).toHaveCount(junk === '' ? 0 : 1);
        await page.evaluate(() => localStorage.clear());
      });
    }
    await plant(page, LOCAL, SESSION, '{');
    await new LoginPage(page).open('/login?origin=%2Forders');
    await new LoginPage(page).signIn(shopper);
    await expect(floor.title).toHaveText('Tus pedidos');
  });

  for (const [key, refreshed] of [
    ['access_token', 1],
    ['id_token', 0],
    ['expires_at', 1],
    ['token_metadata', 0],
  ] as const) {
    test(`battery 114 rubbish under ${key} costs that alone`, async ({ page, context, shopper }) => {
      const refreshes = watchRequests(context, '/auth/refresh-token');
      await saveSession(page, shopper);
      await page.evaluate((name) => localStorage.setItem(name, '{'), key);
      await page.goto('/orders');
      await expect(new PageObject(page).title).toHaveText('Tus pedidos');
      expect(refreshes.length).toEqual(refreshed);
    });
  }

  test('R4.1 R4.4 battery 114 without a refresh token, or with rubbish for one, nobody is signed in, and what is left is cleared', async ({
    page,
    shopper,
  }) => {
    for (const rubbish of [null, '{']) {
      await saveSession(page, shopper);
      await page.evaluate((text) => {
        if (text === null) localStorage.removeItem('refresh_token');
        else localStorage.setItem('refresh_token', text);
      }, rubbish);
      await page.goto('/orders');
      await expect(page).toHaveURL('/login?origin=%2Forders');
      expect(await storedTokens(page)).toEqual({});
    }
  });

  test('battery 115 R4.2 a full browser keeps no token, says so, and the session goes on until the page is left', async ({
    page,
    shopper,
  }) => {
    await breakStorage(page, 'full');
    const login = new LoginPage(page);
    await login.open('/login?origin=%2Forders');
    await login.signIn(shopper);
    await expect(login.title).toHaveText('Tus pedidos');
    await expect(page.getByText(SESSION_KEPT_NOT)).toBeVisible();
    expect(await storedTokens(page)).toEqual({});
    await page.getByRole('button', { name: 'Cancelado', exact: true }).click();
    await expect(page).toHaveURL('/orders?status=cancelled');
    await login.greets(shopper);
    await page.reload();
    await login.isOpen();
  });

  for (const how of ['full', 'forbidden'] as const) {
    test(`battery 115 a browser whose storage is ${how} has a cart while the page lives, and says so once`, async ({
      page,
    }) => {
      await breakStorage(page, how);
      const floor = new ShopPage(page);
      await floor.open(STORE);
      await floor.addFromCard(PRODUCT);
      await expect(page.getByText(CART_KEPT_NOT)).toBeVisible();
      await floor.carries(1);
      await floor.lookAt(PRODUCT);
      await floor.addToCart();
      await floor.carries(2);
      await expect(page.getByText(CART_KEPT_NOT)).toHaveCount(1);
    });
  }

  test('battery 115 without any storage one signs in, and out', async ({ page, shopper }) => {
    await breakStorage(page, 'forbidden');
    const login = new LoginPage(page);
    await login.open('/login?origin=%2Fprofile');
    await login.signIn(shopper);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    await expect(login.account).toHaveText('Entrar');
  });

  test('battery 115 storage that is cleared while open is noticed when the page comes into sight at the latest, and told', async ({
    page,
    shopper,
  }) => {
    await saveSession(page, shopper);
    await page.goto('/orders');
    await expect(new PageObject(page).title).toHaveText('Tus pedidos');
    await page.evaluate(() => {
      localStorage.clear();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await new LoginPage(page).isOpen();
    await expect(page.getByRole('alert')).toHaveText(
      'Tu sesión ya no está abierta en este navegador. Vuelve a entrar cuando quieras.',
    );
  });
});
