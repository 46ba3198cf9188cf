import { expect, type Locator, type Page } from '@playwright/test';
import { orderNumber } from '../../contract/orders/order-number.ts';
import { STATUS_CHANGE_UNDO_MS } from '../../contract/orders/order-status-change.ts';
import { OrderPage } from './pages/order-page.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { openMailbox } from './support/mailbox.ts';
import { productOnSaleOf, placeOrderFrom } from './support/products-on-sale.ts';
import { saveSession } from './support/test-users.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'R4.12 R4.14 R7.19 an order goes from the list to the parcel, and who bought sees it move',
  { tag: '@phone' },
  async ({ page, producer, shopper, browser, baseURL }) => {
    const { api, email, password, fullName, address, city, postalCode } = shopper;
    const name = await productOnSaleOf(page, producer);
    await api.signIn(email, password);
    await saveSession(page, producer);
    await page.goto('/producer/orders?status=pending');
    await expect(heading(page)).toHaveText('Pedidos');
    const rows = page.locator('tbody tr');
    const { id } = await api.buy(name, 1, { fullName, address, city, postalCode, email });
    const number = orderNumber(id);
    const row = rows.filter({ hasText: number });

    await test.step('it arrives by itself', async () => {
      await expect(row).toBeVisible({ timeout: 12_000 });
      await expect(row).toContainText(name);
      await expectAccessible(page);
    });

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' });
    const window = await elsewhere.newPage();
    await saveSession(window, shopper);
    await window.goto(`/orders/${id}`);
    const track = new OrderPage(window);
    await track.isOpen();
    await track.stands('Pendiente');

    await test.step('a step is taken back, then taken', async () => {
      await page.getByRole('button', { name: `Preparar: Pedido ${number}` }).click();
      await page.getByRole('button', { name: `Deshacer: Pedido ${number}` }).click();
      await page.getByRole('button', { name: `Preparar: Pedido ${number}` }).click();
      await expect(row).toContainText('En preparación');
      await expect(row).toHaveCount(0, { timeout: 15_000 });
      await track.stands('En preparación');
    });

    await test.step('on its own page it is sent, with a word for who waits', async () => {
      await page.goto(`/producer/orders/${id}`);
      await expect(heading(page)).toHaveText(`Pedido ${number}`);
      await expectAccessible(page);
      await page.getByRole('button', { name: `Marcar como listo: Pedido ${number}` }).click();
      const next = page.getByRole('button', { name: `Marcar enviado: Pedido ${number}` });
      await expect(next).toBeEnabled({ timeout: 15_000 });
      await page.getByRole('textbox', { name: /^Nota para/ }).fill('Llega el martes');
      await next.click();
      await expect(page.getByText('«Llega el martes»')).toBeVisible({ timeout: 15_000 });
    });

    await test.step('who bought sees it on the track that was open all the time', async () => {
      await expect(window.locator('[aria-current=step]')).toContainText('Enviado', { timeout: 12_000 });
      await expect(window.getByText('«Llega el martes»')).toBeVisible();
    });
    await elsewhere.close();
  },
);

test(
  'R4.12 whoever takes several steps and goes out to the market at once has all of them taken',
  { tag: '@desktop' },
  async ({ page, producer, shopper }) => {
    const numbers: string[] = [];
    for (let count = 0; count < 3; count++)
      numbers.push(orderNumber((await placeOrderFrom(page, producer, shopper)).id));
    await saveSession(page, producer);
    await page.goto('/producer/orders?status=pending');
    for (const number of numbers)
      await page.getByRole('button', { name: `Preparar: Pedido ${number}` }).click();
    await page.goto('/');
    await page.goto('/producer/orders?status=organizing');
    for (const number of numbers)
      await expect(page.locator('tbody tr').filter({ hasText: number })).toContainText('En preparación');
  },
);

for (const [means, press] of [
  ['a finger', (button: Locator) => button.click()],
  ['the keyboard', (button: Locator) => button.press('Enter')],
] as const)
  test(
    `R4.14 a step that is taken back by ${means} on the order's own page is not sent, and nobody is mailed`,
    { tag: '@desktop' },
    async ({ page, producer, shopper }) => {
      const { id } = await placeOrderFrom(page, producer, shopper);
      const number = orderNumber(id);
      await saveSession(page, producer);
      const sent: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() !== 'GET' && pathname.includes('/orders')) sent.push(pathname);
      });
      await page.goto(`/producer/orders/${id}`);
      const take = page.getByRole('button', { name: `Preparar: Pedido ${number}` });
      const undo = page.getByRole('button', { name: `Deshacer: Pedido ${number}` });
      await take.focus();
      await page.keyboard.press('Enter');
      await expect(undo).toBeFocused();
      await press(undo);
      await expect(take).toBeFocused();
      await expect(undo).toHaveCount(0);

      // A step taken with the same press would have been sent by now.
      await page.waitForTimeout(STATUS_CHANGE_UNDO_MS + 1_500);
      await expect(take).toBeVisible();
      expect(sent).toEqual([]);
      await page.reload();
      await expect(take).toBeVisible();
      await openMailbox(page);
      // The shopper's confirmation and the producer's notice.
      await expect(page.getByRole('article').filter({ hasText: number })).toHaveCount(2);
    },
  );
