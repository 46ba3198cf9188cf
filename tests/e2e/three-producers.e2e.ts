import { expect, type Page } from '@playwright/test';
import { orderNumber } from '../../contract/orders/order-number.ts';
import { OrderPage } from './pages/order-page.ts';
import { test } from './support/fixtures.ts';
import { accountOf, saveSession } from './support/test-users.ts';

/** Products reserved for this test, by producer; the last one is cancelled. */
const GOODS = [
  ['Ojo azul de vidrio fundido, 9 cm'],
  ['Bufanda de lana roja'],
  ['Guindillas dulces encurtidas, 200 g', 'Pimientos asados a la leña, 340 g'],
] as const;
const GONE = GOODS[2][1];
const SELLERS = [1, 2, 0];

const WAY = [
  ['Preparar( todo)?', 'En preparación'],
  ['Marcar( todo)? como listo', 'Listo para enviar'],
  ['Marcar( todo)? enviado', 'Enviado'],
  ['Marcar( todo)? entregado', 'Entregado'],
] as const;

const here = (page: Page) => page.locator('[aria-current=step]');

test(
  'R4.12 R4.14 an order over three producers goes from placed to completed in three browsers at once',
  { tag: '@desktop' },
  async ({ page, market, shopper, browser, baseURL }) => {
    const { fullName, address, city, postalCode, email } = shopper;
    const stocked = await market.stockOf(GONE);
    for (const [name] of GOODS) await shopper.api.putIntoCart(name, 1);
    const { id } = await shopper.api.buy(GONE, 2, { fullName, address, city, postalCode, email });
    expect(await market.stockOf(GONE)).toBe(stocked - 2);
    const of = `Pedido ${orderNumber(id)}`;

    const contexts = await Promise.all(
      GOODS.map(() => browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })),
    );
    const windows: Page[] = [];
    for (const [index, context] of contexts.entries()) {
      const window = await context.newPage();
      await saveSession(window, { ...accountOf('producer', SELLERS[index] ?? 0), api: market });
      await window.goto(`/producer/orders/${id}`);
      windows.push(window);
    }
    await saveSession(page, shopper);
    await page.goto(`/orders/${id}`);
    const track = new OrderPage(page);
    await track.isOpen();

    await test.step('one line is cancelled, with its reason, and is in stock again once', async () => {
      const [, , seller] = windows;
      if (!seller) throw new Error('Nobody cancels.');
      await seller.getByText('No puedo servirlo').click();
      await seller.getByRole('checkbox', { name: new RegExp(GONE) }).check();
      await seller.getByRole('textbox', { name: /^Por qué/ }).fill('Se han roto los botes');
      await seller.getByRole('button', { name: 'Cancelar lo elegido' }).click();
      await seller.getByRole('button', { name: 'Sí, cancelar' }).click();
      await expect(page.getByText('«Se han roto los botes»')).toBeVisible();
      await expect.poll(() => market.stockOf(GONE)).toBe(stocked);
    });

    for (const [word, status] of WAY)
      await test.step(`each producer by oneself: ${word}`, () =>
        Promise.all(
          windows.map(async (window) => {
            // With one of two lines cancelled, the remaining one counts as all lines.
            await window.getByRole('button', { name: new RegExp(`^${word}: ${of}$`) }).click();
            await expect(here(window)).toContainText(status, { timeout: 20_000 });
          }),
        ));

    await test.step('the parcels have arrived, and the market closes the order', async () => {
      await expect(here(page).filter({ hasText: 'Entregado' })).toHaveCount(3, { timeout: 20_000 });
      const admin = accountOf('admin', 0);
      const { access_token: token } = await market.signIn(admin.email, admin.password);
      const closed = await page.request.patch(`/api/orders/${id}/status`, {
        headers: { authorization: `Bearer ${token}` },
        data: { status: 'completed' },
      });
      expect(closed.ok()).toBe(true);
      await track.stands('Completado');
      for (const window of windows)
        await expect(window.getByText('Completado', { exact: true }).first()).toBeVisible({
          timeout: 12_000,
        });
      expect(await market.stockOf(GONE)).toBe(stocked);
    });
    for (const context of contexts) await context.close();
  },
);
