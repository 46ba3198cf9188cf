import { expect, type Page } from '@playwright/test';
import { filterScreens } from '../../contract/shell/screen-lookup.ts';
import type { ScreenAudience } from '../../contract/shell/screen.ts';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { ShopPage } from './pages/shop-page.ts';
import { waitForHydration, waitForIdlePage } from './support/hydration.ts';
import { OPEN_STORES } from './support/open-stores.ts';
import { separateMarketTest } from './support/separate-market.ts';
import { saveSession } from './support/test-users.ts';
import { screenAddressFor } from './support/screen-addresses.ts';

const PRODUCT = 'Tomate frito de perol, 350 g';

/** Blocked and applied style elements of a page, including its frames. */
const styleElements = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentDocument ?? []);
    const styles = [document, ...frames].flatMap((one) => [...one.querySelectorAll('style')]);
    const refused = styles.filter(({ sheet }) => sheet === null).map(({ outerHTML }) => outerHTML);
    return { refused, taken: styles.length - refused.length };
  });

// The fixture itself fails on any violation of the policy and on any error of a page.
separateMarketTest(
  'battery 123 no screen breaks the policy of its own styles: shop, account and back office',
  { tag: '@desktop' },
  async ({ page, shopper, producer, admin }) => {
    const product = await shopper.api.productCalled(PRODUCT);
    const [order] = await shopper.api.orders();
    const messageId = await admin.api.writeAndReply(
      { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: 'Una pregunta.' },
      'Claro.',
    );
    const addressAt = screenAddressFor({ product, orderId: order?.id, messageId });
    const walk = async (...audiences: ScreenAudience[]) => {
      for (const path of filterScreens(({ audience }) => audiences.includes(audience))) {
        await separateMarketTest.step(path, async () => {
          const answer = await page.goto(addressAt(path));
          expect(answer?.headers()['content-security-policy']).toMatch(
            /; style-src-elem( 'sha256-[\w+/]{43}='){3,4}; style-src-attr 'unsafe-inline'$/,
          );
          await page.waitForLoadState('networkidle');
          const { refused, taken } = await styleElements(page);
          expect(refused).toEqual([]);
          expect(taken).toBeGreaterThanOrEqual(3);
        });
      }
    };
    await walk('anyone', 'guest');
    await saveSession(page, shopper);
    await walk('consumer', 'member');
    await saveSession(page, producer);
    await walk('producer', 'member');
    await saveSession(page, admin);
    await walk('admin', 'member');
  },
);

separateMarketTest(
  'R3.7 battery 123 a store that a link leads to is dressed as its own page is, in each template',
  { tag: '@desktop' },
  async ({ page }) => {
    const floor = new ShopPage(page);
    const dressed = async (name: string) => {
      await expect(floor.title).toHaveText(name);
      await page.waitForLoadState('networkidle');
      return page.evaluate(() => {
        const looksOf = (element: Element | null) => {
          if (element === null) return null;
          const { color, backgroundColor, fontFamily, textTransform, letterSpacing, borderRadius } =
            getComputedStyle(element);
          return { color, backgroundColor, fontFamily, textTransform, letterSpacing, borderRadius };
        };
        const parts = ['[data-dress]', 'h1', 'main article'];
        return parts.map((part) => looksOf(document.querySelector(part)));
      });
    };
    const looks = new Set<string>();
    for (const { slug, name, template } of OPEN_STORES) {
      await separateMarketTest.step(template, async () => {
        await page.goto(`/tienda/${slug}`);
        const asSent = await dressed(name);
        await page.goto('/tiendas');
        await waitForIdlePage(page);
        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
        await floor.goods.locator(`a[href="/tienda/${slug}"]`).first().click();
        expect(await dressed(name)).toEqual(asSent);
        expect(await page.evaluate(() => 'isSamePage' in globalThis)).toEqual(true);
        looks.add(JSON.stringify(asSent));
      });
    }
    expect(looks.size).toEqual(OPEN_STORES.length);
  },
);

separateMarketTest(
  'battery 123 what opens above a page is dressed: drawer, news, question, another light',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    const floor = new ShopPage(page);
    await floor.open('/about');
    await waitForHydration(page);
    await floor.chooseLight('De noche');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await ground()).toEqual('dark');
    const cart = new CartDrawerPage(page);
    await cart.open();
    await expect(cart.drawer).toHaveCSS('position', 'fixed');
    expect((await styleElements(page)).refused).toEqual([]);
    await cart.close();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Avisos/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Avisos' })).toBeVisible();

    await saveSession(page, producer);
    await page.goto('/producer/products/new');
    await page.getByLabel('Nombre').first().fill('Miel');
    await page.getByRole('link', { name: 'Puestos', exact: true }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    expect(await question.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toEqual(
      'rgba(0, 0, 0, 0)',
    );
    expect((await styleElements(page)).refused).toEqual([]);
  },
);

/** Size in mm of the first printed page. */
async function paperOf(page: Page): Promise<number[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] = /MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  return [width, height].map((points) => Math.round((Number(points) / 72) * 25.4));
}

separateMarketTest(
  'battery 123 orders are printed on the paper that was chosen, and a new picture is cut under a round window',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    await page.goto('/producer/orders');
    const order = page.locator('tbody a[href^="/producer/orders/"]').first();
    const id = (await order.getAttribute('href'))?.split(/[/?]/)[3];
    await page.goto(`/producer/orders/print/${id}`);
    await expect(page.getByRole('region', { name: 'Así saldrá' })).toBeVisible();
    await page.getByRole('button', { name: '80 mm' }).click();
    await expect(page.getByRole('button', { name: '80 mm' })).toHaveAttribute('aria-pressed', 'true');
    expect(await paperOf(page)).toEqual([80, 200]);
    await page.getByRole('button', { name: 'A4' }).click();
    await expect(page.getByRole('button', { name: 'A4' })).toHaveAttribute('aria-pressed', 'true');
    expect(await paperOf(page)).toEqual([210, 297]);

    await page.goto('/profile');
    await waitForHydration(page);
    await page.getByLabel('Cambiar foto').setInputFiles('demo/pictures/abanico-rojo.webp');
    const area = page.getByRole('group', { name: 'Encuadra tu foto' });
    await expect(area).toHaveCSS('position', 'absolute');
    await expect(area).toHaveCSS('border-radius', '50%');
    expect((await styleElements(page)).refused).toEqual([]);
  },
);

separateMarketTest(
  'battery 123 a style that slipped into a page dresses nothing',
  { tag: '@desktop' },
  async ({ page, producer, complaints }) => {
    await saveSession(page, producer);
    for (const path of ['/', '/tienda/la-colmena', '/producer/dashboard']) {
      await separateMarketTest.step(path, async () => {
        await page.goto(path);
        await page.waitForFunction(() => 'isMarketAlive' in globalThis);
        await page.waitForLoadState('networkidle');
        const outlined = await page.evaluate(() => {
          const style = document.createElement('style');
          style.textContent = 'body{outline:3px solid red}';
          document.body.append(style);
          const part = document.createElement('div');
          part.innerHTML = '<style>body{outline:3px solid red}</style>';
          document.body.append(part);
          return getComputedStyle(document.body).outlineStyle;
        });
        expect(outlined).toEqual('none');
        await expect
          .poll(
            () => complaints.filter((line) => line === 'error: Content policy: style-src-elem inline').length,
          )
          .toEqual(2);
        complaints.length = 0;
      });
    }
  },
);
