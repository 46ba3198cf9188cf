import { expect, type Locator, type Page } from '@playwright/test';
import { demoId } from '../../demo/demo-ids.ts';
import { DEV_URL, waitForDevServer } from './support/dev-server.ts';
import { test } from './support/fixtures.ts';
import { placeOrderFrom } from './support/products-on-sale.ts';
import { saveSession } from './support/test-users.ts';

/** Colours of the light theme in the design. */
const DAY = {
  danger: 'rgb(179, 38, 30)',
  action: 'rgb(178, 58, 30)',
  ink: 'rgb(34, 28, 21)',
  ink2: 'rgb(92, 81, 66)',
  ground: 'rgb(251, 246, 236)',
  sunken: 'rgb(243, 234, 218)',
  line: 'rgb(223, 208, 181)',
  edge: 'rgb(138, 122, 97)',
  white: 'rgb(255, 255, 255)',
};
const NOTHING = 'rgba(0, 0, 0, 0)';

type Style = 'backgroundColor' | 'borderTopColor' | 'boxShadow' | 'color' | 'cursor' | 'opacity' | 'position';

/** Computed styles of an element, or of a pseudo-element. */
const stylesOf = <Name extends Style>(element: Locator, names: readonly Name[], part?: '::backdrop') =>
  element.evaluate(
    (node, asked) => {
      const computed = getComputedStyle(node, asked.part);
      return Object.fromEntries(asked.names.map((name) => [name, computed[name]]));
    },
    { names, part },
  );

/** Waits until an element has these styles, because colours are animated. */
const expectStyles = (element: Locator, styles: Partial<Record<Style, string>>) =>
  expect.poll(() => stylesOf(element, Object.keys(styles) as Style[])).toEqual(styles);

const main = (page: Page) => page.getByRole('main');

const roleInTheCorner = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(4, 4)?.closest('dialog')?.role);

test(
  'R2.15 a grave step is asked for in red, over a page that has gone dark and takes no press',
  { tag: '@phone' },
  async ({ page, shopper, producer }) => {
    const { id } = await placeOrderFrom(page, producer, shopper);
    await saveSession(page, shopper);
    await page.goto(`/orders/${id}`);
    const opener = main(page).getByRole('button', { name: 'Cancelar pedido' });
    await expectStyles(opener, { color: DAY.danger, borderTopColor: DAY.danger });
    await opener.click();
    const question = page.getByRole('alertdialog');
    await expectStyles(question.getByRole('button').last(), {
      backgroundColor: DAY.danger,
      color: DAY.white,
    });
    await expectStyles(question.getByRole('button').first(), { backgroundColor: NOTHING, color: DAY.ink });
    expect(await stylesOf(question, ['backgroundColor'], '::backdrop')).toEqual({
      backgroundColor: 'rgba(23, 15, 6, 0.55)',
    });
    expect(await roleInTheCorner(page)).toBe('alertdialog');
  },
);

test(
  'R4.13 R5.14 a control that does nothing now looks like it',
  { tag: '@phone' },
  async ({ page, shopper, producer }) => {
    await page.goto(`/products/${demoId('product', 'silla-nogal')}`);
    await expectStyles(main(page).getByRole('button', { name: 'Reducir la cantidad' }), {
      cursor: 'not-allowed',
      opacity: '0.5',
    });
    await expectStyles(main(page).getByRole('button', { name: 'Aumentar la cantidad' }), {
      cursor: 'pointer',
      opacity: '1',
    });

    const { id } = await placeOrderFrom(page, producer, shopper);
    await saveSession(page, shopper);
    await page.route(`**/api/orders/consumer/${id}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"status":"pending"', '"status":"shipped"');
      return route.fulfill({ response, body });
    });
    await page.goto(`/orders/${id}`);
    const cancel = main(page).getByRole('button', { name: 'Cancelar pedido' });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expectStyles(cancel, {
      backgroundColor: DAY.sunken,
      borderTopColor: DAY.line,
      color: DAY.ink2,
      cursor: 'not-allowed',
    });
  },
);

test(
  'a field with a fault has a red border, and one without has none',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Contraseña', { exact: true });
    await email.fill('lola@tenderete.example');
    await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectStyles(password, {
      borderTopColor: DAY.danger,
      boxShadow: `${DAY.danger} 0px 0px 0px 1px inset`,
    });
    await expectStyles(email, { borderTopColor: DAY.edge, boxShadow: 'none' });
  },
);

test('the chosen view stands out from the others', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tiendas');
  const views = page.getByRole('navigation', { name: 'Cómo verlos' }).getByRole('link');
  for (const chosen of [0, 1]) {
    await views.nth(chosen).click();
    await expect(views.nth(chosen)).toHaveAttribute('aria-current', 'page');
    await expectStyles(views.nth(chosen), { backgroundColor: DAY.ink, color: DAY.ground });
    await expectStyles(views.nth(1 - chosen), { backgroundColor: NOTHING });
  }
});

test.describe('among what the back office is made of', { tag: '@desktop' }, () => {
  test.beforeAll(waitForDevServer);

  test('R2.21 a loading screen covers the window, and lets be seen what lies under it', async ({ page }) => {
    await page.goto(`${DEV_URL}/__trastienda`);
    await page.getByRole('tab', { name: 'Esperas' }).click();
    await page.getByText('Cubrir la pantalla').press('Enter');
    const veil = page.locator('[data-loading=overlay]');
    await expectStyles(veil, {
      position: 'fixed',
      backgroundColor: 'color(srgb 0.984314 0.964706 0.92549 / 0.9)',
    });
    const covers = () =>
      veil.evaluate((node) =>
        [
          [1, 1],
          [innerWidth - 20, innerHeight - 2],
        ].every(([x, y]) => node.contains(document.elementFromPoint(x ?? 0, y ?? 0))),
      );
    await expect.poll(covers).toBe(true);
    await expectStyles(page.locator('[data-loading=component]').first(), { position: 'static' });
  });

  test('the chosen tab stands out from the others', async ({ page }) => {
    await page.goto(`${DEV_URL}/__trastienda`);
    const marks = async (name: string) => {
      const tab = page.getByRole('tab', { name });
      return tab.evaluate((node) => {
        const { color } = getComputedStyle(node);
        const { backgroundColor, height } = getComputedStyle(node, '::before');
        return { color, backgroundColor, height };
      });
    };
    await page.getByRole('tab', { name: 'Fotos' }).click();
    await expect(page.getByRole('tab', { name: 'Fotos' })).toHaveAttribute('aria-selected', 'true');
    expect(await marks('Fotos')).toEqual({ color: DAY.ink, backgroundColor: DAY.action, height: '2px' });
    expect(await marks('Ventas')).toMatchObject({ color: DAY.ink2, backgroundColor: NOTHING });
  });
});
