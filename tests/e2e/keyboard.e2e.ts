import { expect, type Page } from '@playwright/test';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { OrderPage } from './pages/order-page.ts';
import { PageObject } from './pages/page-object.ts';
import { ShopPage } from './pages/shop-page.ts';
import { waitForHydration, waitForIdlePage } from './support/hydration.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const PRODUCT = 'Miel de romero de la Alcarria, 500 g';

const SCROLLERS = 5;

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Focused element, by its place and accessible name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      isInMain: document.querySelector('main')?.contains(element) ?? false,
      name: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
    };
  });

test(
  'the first stop of the keyboard leads past the header to the goods',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/products');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect((await focused(page)).isInMain).toEqual(true);
  },
);

test(
  'who tries again from the keyboard stands at the heading, and Tab leads on to what came',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/api/products/**', (route) => route.abort('connectionrefused'));
    await page.goto('/products');
    await waitForIdlePage(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await retry.focus();
    await page.unroute('**/api/products/**');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(retry).toBeHidden();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    expect((await focused(page)).isInMain).toEqual(true);
  },
);

test(
  'every link, button and field of a product page is reached with Tab and seen there',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const floor = new ShopPage(page);
    await floor.enterStore('La Colmena');
    await floor.lookAt(PRODUCT);
    await page.goto(page.url());
    await waitForIdlePage(page);
    const stops = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
        isShown,
      );
      const isStop = (element: Element) =>
        !(element instanceof HTMLButtonElement && element.disabled) &&
        // Within a radio group, arrow keys move the focus instead of Tab.
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
      for (const element of all.filter(isStop)) element.setAttribute('data-stop', '');
      return all.filter(isStop).length;
    });
    // Chromium also focuses scrollable elements.
    for (let press = 0; press < stops + SCROLLERS; press += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => document.activeElement?.removeAttribute('data-stop'));
    }
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll('[data-stop]')].map(({ outerHTML }) => outerHTML),
    );
    expect(missed).toEqual([]);
  },
);

test(
  'R2.13 a new path begins at its heading and its top, and going back finds the place again',
  { tag: '@desktop' },
  async ({ page }) => {
    const floor = new ShopPage(page);
    await floor.open('/products');
    await waitForIdlePage(page);
    const far = floor.goods.getByRole('article').nth(14).getByRole('link');
    await far.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
    const name = await far.textContent();
    await far.press('Enter');
    await expect(floor.title).toHaveText(name ?? '');
    await expect(floor.title).toBeFocused();
    await expect.poll(() => scrollOf(page)).toEqual(0);
    await page.goBack();
    await expect(floor.title).toHaveText('Todo lo que hay en los puestos');
    await expect(far).toBeInViewport();
  },
);

test(
  'R2.15 battery 121 the question before a cancellation holds the keyboard and gives it back',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await page.goto(`/orders/${await shopper.api.pendingOrderId()}`);
    const screen = new OrderPage(page);
    await screen.cancelling.focus();
    await page.keyboard.press('Enter');
    await expect(screen.question).toBeVisible();
    const [no, yes] = [
      screen.question.getByRole('button', { name: 'No, conservarlo' }),
      screen.question.getByRole('button', { name: 'Sí, cancelar' }),
    ];
    await expect(yes).toBeFocused();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && !document.querySelector('dialog')?.contains(element);
      });
      expect(isOutside).toEqual(false);
    }
    await no.focus();
    await page.keyboard.press('Enter');
    await expect(screen.question).toBeHidden();
    await expect(screen.cancelling).toBeFocused();
    await screen.askToCancel();
    await page.mouse.click(5, 5);
    await expect(screen.question).toBeHidden();
    await screen.stands('Pendiente');
  },
);

test(
  'the cart at the side holds the keyboard, closes with Escape and gives it back',
  { tag: '@desktop' },
  async ({ page }) => {
    const floor = new ShopPage(page);
    await floor.open('/tienda/la-colmena');
    await floor.addFromCard(PRODUCT);
    await floor.carries(1);
    const drawer = new CartDrawerPage(page);
    await drawer.cart.focus();
    await page.keyboard.press('Enter');
    await expect(drawer.drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer.drawer).toBeHidden();
    await expect(drawer.cart).toBeFocused();
  },
);

test.describe('for those who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, not even what is put into the cart', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      const note = (event: AnimationEvent | TransitionEvent) => {
        if (event.elapsedTime > 0.01)
          moved.push(`${event.type} of ${(event.target as Element).outerHTML.slice(0, 80)}`);
      };
      addEventListener('animationend', note, true);
      addEventListener('transitionend', note, true);
      const animate = Reflect.get(Element.prototype, 'animate') as Element['animate'];
      Element.prototype.animate = function animated(...args) {
        moved.push(`${this.tagName} by script`);
        return animate.apply(this, args);
      };
    });
    const floor = new ShopPage(page);
    await floor.open('/');
    await floor.enterStore('La Colmena');
    await floor.addFromCard(PRODUCT);
    await floor.carries(1);
    const running = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
          .length,
    );
    expect(running).toEqual(0);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  });
});

test(
  'R2.15 a question is not answered by the key that asked it',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    await page.goto(`/orders/${await shopper.api.pendingOrderId()}`);
    const screen = new OrderPage(page);
    await screen.cancelling.focus();
    await page.keyboard.down('Enter');
    await expect(screen.question).toBeVisible();
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await expect(screen.question).toBeVisible();
    await page.keyboard.up('Enter');
    await screen.thinkBetterOfIt();
    await new PageObject(page).goods.getByText('Pendiente', { exact: true }).first().waitFor();
  },
);
