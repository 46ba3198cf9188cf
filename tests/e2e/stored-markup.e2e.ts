import { expect, type Page } from '@playwright/test';
import { filterScreens } from '../../contract/shell/screen-lookup.ts';
import type { ScreenAudience } from '../../contract/shell/screen.ts';
import type { Role } from '../../contract/account/role.ts';
import { markupOf, USER_TEXT_COLUMNS } from '../support/samples/hostile-markup.ts';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { waitForHydration } from './support/hydration.ts';
import { MarketApi } from './support/market-api.ts';
import { createMarketTest } from './support/separate-market.ts';
import { accountOf, saveSession, type TestUser } from './support/test-users.ts';
import { screenAddressFor } from './support/screen-addresses.ts';

const PRODUCT = 'Tomate frito de perol, 350 g';

/**
 * Texts that no screen shows as written: devices are shown as parsed, and names come from the account, the store and the
 * legal data.
 */
const UNSHOWN = [
  'sessions.user_agent',
  'popup_stores.description',
  'popup_stores.event_banner',
  'popup_stores.tags',
  'popup_stores.config.name',
  'products.producer_name',
  'product_orders.producer_name',
  'product_orders.short_description',
  'order_stores.owner_info.name',
];

/** Test with its own market, in which every text becomes markup. */
const test = createMarketTest('tests/support/api/hostile-markup-server.ts');

/** Markup shown as text on a page, and any of it that became elements. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    // The preview frame loads nothing; its content is inspected too.
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    const elements = [document, ...frames].flatMap((one) => [...one.querySelectorAll('*')]);
    const became = elements.filter(
      (element) =>
        element.matches('iframe[src], iframe[srcdoc], object, embed, [href^="javascript:" i], [src="x"]') ||
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        (element.matches('script') && element.textContent === 'alert(1)'),
    );
    const shown = elements
      .filter((element) => !element.matches('script, style, template, title'))
      .flatMap((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [element.value]
          : [...element.childNodes]
              .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
              .map(({ textContent }) => textContent ?? ''),
      );
    return { shown, became: became.map((element) => element.outerHTML.slice(0, 200)) };
  });

test(
  'battery 20 battery 21 markup in every text that people wrote is text on every screen, and runs nowhere',
  { tag: '@desktop' },
  async ({ page, context, playwright, baseURL, server, shopper }) => {
    const strangers: string[] = [];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(request.url());
    });
    await context.addInitScript(() => {
      for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
        Object.assign(globalThis, { [name]: () => console.error(`${name} was called`) });
    });
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    const someone = (role: Role): TestUser => ({ ...accountOf(role, 0), api: new MarketApi(request) });
    const [producer, admin] = [someone('producer'), someone('admin')];

    await shopper.api.putIntoCart(PRODUCT, 1);
    const product = await shopper.api.productCalled(PRODUCT);
    const [order] = await shopper.api.orders();
    await admin.api.signIn(admin.email, admin.password);
    const messageId = await admin.api.writeAndReply(
      { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Una pregunta.' },
      'Claro.',
    );
    const ids = screenAddressFor({ product, orderId: order?.id, messageId });
    const seen = new Set<string>();
    const look = async () => {
      const { shown, became } = await readPage(page);
      expect(became).toEqual([]);
      for (const field of USER_TEXT_COLUMNS)
        if (shown.some((text) => text.includes(markupOf(field)))) seen.add(field);
    };
    const walk = async (...audiences: ScreenAudience[]) => {
      for (const path of filterScreens(({ audience }) => audiences.includes(audience))) {
        await test.step(path, async () => {
          await page.goto(ids(path));
          await page.waitForLoadState('networkidle');
          await look();
        });
      }
    };

    await saveSession(page, shopper);
    await server.tell({});
    await walk('anyone', 'consumer', 'member');
    await test.step('what opens above a screen', async () => {
      await page.goto('/about');
      await waitForHydration(page);
      await new CartDrawerPage(page).open();
      await look();
      await page.keyboard.press('Escape');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Avisos/ })
        .click();
      await expect(page.getByRole('dialog', { name: 'Avisos' }).getByRole('heading').nth(1)).toBeVisible();
      await look();
    });
    await saveSession(page, producer);
    await walk('producer', 'member');
    await saveSession(page, admin);
    await walk('admin', 'member');
    await page.evaluate(() => localStorage.clear());
    await walk('guest');

    expect(strangers).toEqual([]);
    expect(USER_TEXT_COLUMNS.filter((field) => !seen.has(field) && !UNSHOWN.includes(field))).toEqual([]);
    await request.dispose();
  },
);
