import { expect } from '@playwright/test';
import { OrderPage } from './pages/order-page.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

/** Products reserved for this test, one for each worker. */
const GOODS = ['Yoyó de madera morado', 'Cometa de rombo con cola de lazos', 'Coche de hojalata rojo'];

test(
  'R7.18 R1.2 an order is found by its day and bought again',
  { tag: '@phone' },
  async ({ page, shopper }, { parallelIndex }) => {
    const name = GOODS[parallelIndex] ?? '';
    const { fullName, address, postalCode, city, email } = shopper;
    const order = await shopper.api.buy(name, 2, { fullName, address, postalCode, city, email });
    await saveSession(page, shopper);
    await page.goto('/orders');
    const rows = page.getByRole('main').getByRole('article');
    const row = rows.filter({ has: page.locator(`a[href="/orders/${order.id}"]`) });
    await expect(row).toBeVisible();

    await test.step('a day that is typed is asked for once, and going back takes it away', async () => {
      const from = page.getByLabel('Desde');
      await from.focus();
      // Ambiguous on purpose: equal in day-month and month-day order.
      await page.keyboard.type('01012099', { delay: 20 });
      await expect(page).toHaveURL('/orders?fromDate=2099-01-01');
      await expect(page.getByRole('heading', { name: 'No hay ningún pedido en esas fechas' })).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page).toHaveURL('/orders');
      await expect(from).toHaveValue('');
      await expect(row).toBeVisible();
    });

    await test.step('buying again fills the cart', async () => {
      await row.getByRole('link').click();
      await new OrderPage(page).isOpen();
      await page.getByRole('button', { name: 'Comprar de nuevo' }).click();
      await expect(
        page.getByRole('main').getByText('2 artículos están ya en tu carrito.').last(),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver el carrito' }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      await expect
        .poll(async () =>
          (await shopper.api.cart()).items.map(({ productId, quantity }) => [productId, quantity]),
        )
        .toEqual([[order.items[0]?.productId, 2]]);
    });
  },
);
