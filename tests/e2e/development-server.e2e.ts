import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { DEV_URL, waitForDevServer } from './support/dev-server.ts';
import { waitForHydration, expectUnchangedHydration, watchHydration } from './support/hydration.ts';
import { SERVER_RENDERED_SCREENS, MISSING_SCREENS } from './support/server-rendered-screens.ts';
import { test } from './support/fixtures.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { OrderConfirmationPage } from './pages/order-confirmation-page.ts';
import { LiveChartsPage } from './pages/live-charts-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { ShowcasePage } from './pages/showcase-page.ts';
import { saveSession } from './support/test-users.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';

/** Offline fake of Stately's inspector page: it answers like the real one and records the messages. */
const STATELY = `<!doctype html><title>Inspector</title><script>
globalThis.told = [];
addEventListener('message', ({ data }) => told.push(data));
opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

interface Told {
  type: string;
  name?: string;
  sessionId: string;
  definition?: string;
  event?: { type: string };
}

test.beforeAll(waitForDevServer);

const SCREENS = [...SERVER_RENDERED_SCREENS.filter(({ isAlias }) => !isAlias), ...MISSING_SCREENS];
/** Number of screens in one test. */
const AT_A_TIME = 14;
for (let first = 0; first < SCREENS.length; first += AT_A_TIME) {
  const screens = SCREENS.slice(first, first + AT_A_TIME);
  test(
    `R2.1 in development React finds nothing amiss on any screen, whatever was rendered before it, from ${screens[0]?.path} on`,
    { tag: '@desktop' },
    async ({ page, complaints }) => {
      await watchHydration(page);
      for (const { path, title } of [...screens, ...screens.slice(0, 1)]) {
        await test.step(path, async () => {
          await page.goto(`${DEV_URL}${path}`);
          await waitForHydration(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await expectUnchangedHydration(page);
          expect(complaints).toEqual([]);
        });
      }
    },
  );
}

test(
  'the market shows its own flows: a page beside it lights the states and writes down what passes',
  { tag: '@desktop' },
  async ({ page: shop, context }) => {
    const liveCharts = new LiveChartsPage(await context.newPage());
    await test.step('without a market it says how to come to see one', async () => {
      await liveCharts.open(DEV_URL);
      await expect(
        liveCharts.page.getByRole('heading', { name: 'No hay ninguna pestaña del mercado abierta' }),
      ).toBeVisible();
      await expectAccessible(liveCharts.page);
    });

    await test.step('every actor of a tab appears, and the chosen one is drawn', async () => {
      await shop.goto(`${DEV_URL}/products`);
      await waitForHydration(shop);
      for (const name of ['app', 'session', 'cart', 'connection', 'products'])
        await expect(liveCharts.actor(name)).toBeVisible();
      await liveCharts.show('cart');
      await expect(liveCharts.actor('cart')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => liveCharts.lit()).toEqual(['lines.local', 'afterOrder.quiet']);
      await liveCharts.show('deviceLines');
      await expect.poll(() => liveCharts.lit()).toEqual(['idle']);
      await expect(
        liveCharts.page
          .getByRole('region', { name: 'Qué puede pasar ahora' })
          .getByText('item.added')
          .first(),
      ).toBeVisible();
      await liveCharts.show('cart');
    });

    await test.step('what is pressed in the market is written down', async () => {
      await shop
        .getByRole('button', { name: /^Añadir al carrito/ })
        .first()
        .click();
      await expect(liveCharts.entry('item.added').locator('.way')).toHaveText('cart → deviceLines');
      const pressed = liveCharts.entry('item.added', 'página → cart');
      await pressed.locator('summary').press('Enter');
      await expect(pressed.locator('pre')).toContainText('"quantity": 1');
      await expectAccessible(liveCharts.page);
    });

    await test.step('a login moves the lights, and the password is nowhere', async () => {
      const login = new LoginPage(shop);
      await login.open(`${DEV_URL}/login`);
      await waitForHydration(shop);
      const [{ email }] = DEMO_ACCOUNTS;
      await login.signIn({ email, password: DEMO_PASSWORD });
      await expect
        .poll(() => liveCharts.lit(), { timeout: 60_000 })
        .toEqual(['lines.synced', 'afterOrder.quiet']);
      await expect(liveCharts.entry('credentials.submitted')).toBeVisible();
      await expect(liveCharts.entry('session.opened')).toBeVisible();
      const said = await liveCharts.page.locator('body').textContent();
      expect(said?.includes(email)).toEqual(true);
      expect(said?.includes(DEMO_PASSWORD)).toEqual(false);
      expect(said?.includes('eyJ')).toEqual(false);
    });

    await test.step('the log is held, emptied and narrowed to one actor', async () => {
      await liveCharts.page.getByRole('button', { name: 'Detener' }).press('Enter');
      await liveCharts.page.getByRole('button', { name: 'Vaciar' }).press('Enter');
      await expect(liveCharts.log).toHaveText('Todavía no ha pasado nada.');
      await liveCharts.page.getByRole('button', { name: 'Seguir' }).press('Enter');
      await liveCharts.page.getByRole('button', { name: 'Solo cart' }).press('Enter');
      await shop.goto(`${DEV_URL}/products`);
      // The page starts without a cart and shows its start until then.
      await expect(liveCharts.actor('cart')).toHaveAttribute('aria-pressed', 'true');
      await expect(liveCharts.log.getByRole('listitem').first()).toBeVisible();
      const ways = await liveCharts.log.locator('.way').allTextContents();
      expect(ways.filter((way) => !way.includes('cart'))).toEqual([]);
    });

    await test.step('a market that is closed leaves', async () => {
      await shop.goto('about:blank');
      await expect(
        liveCharts.page.getByRole('heading', { name: 'No hay ninguna pestaña del mercado abierta' }),
      ).toBeVisible();
    });
  },
);

test(
  "with ?inspect every actor is shown to Stately's inspector as well, and no secret",
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.route('https://stately.ai/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: STATELY }),
    );
    const opened = context.waitForEvent('page');
    await page.goto(`${DEV_URL}/login?inspect`);
    const inspector = await opened;
    const told = () => inspector.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
    await waitForHydration(page);
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
    await expect
      .poll(async () => (await told()).some(({ event }) => event?.type === 'field.changed'))
      .toEqual(true);
    const all = await told();
    const actors = all.filter(({ type }) => type === '@xstate.actor');
    expect(actors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['app', 'session', 'cart', 'login']),
    );
    expect(new Set(actors.map(({ sessionId }) => sessionId)).size).toEqual(actors.length);
    const cart = actors.find(({ name }) => name === 'cart');
    expect(Object.keys(JSON.parse(cart?.definition ?? '{}').states).toSorted()).toEqual([
      'afterOrder',
      'lines',
    ]);
    expect(JSON.stringify(all).includes(DEMO_PASSWORD)).toEqual(false);
  },
);

test(
  'what the back office is made of works in its dress, by day and by night',
  { tag: '@desktop' },
  async ({ page }) => {
    const showcase = new ShowcasePage(page);
    await showcase.open(DEV_URL);
    await showcase.readFigures();
    await showcase.pauseAndThinkAgain();
    await showcase.lookThroughMenu();
    await showcase.chooseAndHide();
    await showcase.changePrice();
    await showcase.lookAtSheet();
    await showcase.dropPhotos();
  },
);

test('so it does where a phone has room for no more', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const showcase = new ShowcasePage(page);
  await showcase.open(DEV_URL);
  await showcase.readFigures();
  await showcase.chooseAndHide();
  await showcase.dropPhotos();
});

test.describe('a journey through the market as its sources run', { tag: '@desktop' }, () => {
  test.use({ baseURL: DEV_URL });

  test('R4.19 an order is placed, and neither XState nor React has a complaint', async ({
    page,
    shopper,
    complaints,
  }) => {
    await shopper.api.putIntoCart('Miel de romero de la Alcarria, 500 g', 1);
    await saveSession(page, shopper);
    const checkout = new CheckoutPage(page);
    await checkout.open();
    const { fullName, address, postalCode, city, email } = shopper;
    await checkout.writeDown({ fullName, address, postalCode, city, email });
    await checkout.confirm();
    const confirmation = new OrderConfirmationPage(page);
    await confirmation.orderId();
    await confirmation.carries(0);
    expect(complaints).toEqual([]);
  });
});
