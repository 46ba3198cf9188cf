import { expect, type Page } from '@playwright/test';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { VerificationCodePage } from './pages/verification-code-page.ts';
import { OrderConfirmationPage } from './pages/order-confirmation-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { RegisterPage } from './pages/register-page.ts';
import { ShopPage } from './pages/shop-page.ts';
import { separateMarketTest } from './support/separate-market.ts';
import { saveSession } from './support/test-users.ts';

const STALL = 'Barro de Marta';
const GOODS = ['Cuenco azul', 'Taza de rayas', 'Plato hondo', 'Jarra de agua', 'Fuente grande'] as const;
const PICTURES = ['miel-romero', 'abanico-rojo-2', 'abaco-haya', 'abeto-adornado', 'abanico-rojo'] as const;
const pictureAt = (place: number) => `demo/pictures/${PICTURES[place]}.webp`;

/** Current day in the market's time zone. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(Date.now());

const goOn = (page: Page) => page.getByRole('link', { name: 'Siguiente' }).click();

async function makeStall(page: Page) {
  await page.getByLabel('Nombre del puesto').fill(STALL);
  await page.getByLabel('Descripción').fill('Cuencos y tazas de barro, torneados y esmaltados a mano.');
  await goOn(page);
  await page.getByLabel('Abre el').fill(today());
  await page.getByLabel('A las').first().fill('00:00');
  await page.getByRole('button', { name: 'Una semana' }).click();
  await goOn(page);
  await page.getByText('Elegante', { exact: true }).click();
  await page.locator('input[name=heroImage]').setInputFiles(pictureAt(0));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(`«${STALL}» está guardado`)).toBeVisible();
}

async function makeProduct(page: Page, place: number) {
  const isLast = place === GOODS.length - 1;
  await page.locator('input[type=file]').first().setInputFiles(pictureAt(place));
  await page.getByLabel('Nombre', { exact: true }).fill(GOODS[place] ?? '');
  await page.getByRole('textbox', { name: /^Precio/ }).fill('18,50');
  await page.getByRole('textbox', { name: 'Existencias' }).fill('6');
  await page.getByRole('button', { name: isLast ? 'Guardar' : 'Guardar y crear otro', exact: true }).click();
  await expect(page.getByText(`«${GOODS[place]}» está guardado`).first()).toBeVisible();
}

/** Next step of the checklist up to the first sale, and its link. */
const next = (page: Page, step: string) =>
  page.locator('[data-part=step][aria-current=step]').filter({ hasText: step }).getByRole('link');

separateMarketTest(
  'R1.3 R2.5 R2.6 R5.1 R5.5 R8.14 whoever has never sold opens a stall on the phone, fills it, and sees the first order arrive',
  { tag: '@phone' },
  async ({ page, browser, shopper }, testInfo) => {
    const marta = {
      fullName: 'Marta Soler Roig',
      email: `marta-${crypto.randomUUID()}@example.com`,
      password: 'Barro-2026-x',
    };
    const begun = Date.now();

    await separateMarketTest.step('an account, confirmed with the code of the mailbox', async () => {
      const register = new RegisterPage(page);
      await register.open('/register-vendors');
      await register.signUp(marta);
      const code = new VerificationCodePage(page);
      await code.isOpen('Mira tu correo');
      await code.paste(await code.codeFor(marta.email));
      await code.submit.click();
      await new LoginPage(page).isOpen();
      await page.getByLabel('Contraseña', { exact: true }).fill(marta.password);
      await page.getByLabel('Contraseña', { exact: true }).press('Enter');
      await expect(page).toHaveURL('/producer/dashboard');
    });

    await separateMarketTest.step('a stall', async () => {
      await next(page, 'Abrir un puesto').click();
      await makeStall(page);
    });

    await separateMarketTest.step('five products, each with a picture, and all in that stall', async () => {
      await page.goto('/producer/dashboard');
      await next(page, 'Ponerle productos').click();
      for (const place of GOODS.keys()) await makeProduct(page, place);
      await expect(page.locator('tbody tr')).toHaveCount(GOODS.length);
    });

    await separateMarketTest.step('seen as shoppers will see it, before it is public', async () => {
      await page.goto('/producer/dashboard');
      await next(page, 'Publicarlo').click();
      await page.getByRole('main').getByText('Así lo verán').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(STALL);
      await expect(page.getByRole('link', { name: GOODS[0], exact: true }).first()).toBeVisible();
      await page.goBack();
    });

    await separateMarketTest.step('public', async () => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByText(`«${STALL}» ahora está`).first()).toBeVisible();
    });
    testInfo.annotations.push({
      type: 'a stall open',
      description: `${((Date.now() - begun) / 1000).toFixed(0)} s`,
    });

    await separateMarketTest.step('a shopper in another browser finds it and buys', async () => {
      const context = await browser.newContext();
      const shop = await context.newPage();
      await saveSession(shop, shopper);
      const floor = new ShopPage(shop);
      await floor.open('/tiendas');
      await floor.enterStore(STALL);
      await floor.lookAt(GOODS[1]);
      await floor.addToCart();
      await new CartDrawerPage(shop).carries(1);
      const checkout = new CheckoutPage(shop);
      await checkout.open();
      const { fullName, address, postalCode, city, email } = shopper;
      await checkout.writeDown({ fullName, address, postalCode, city, email });
      await checkout.confirm();
      await new OrderConfirmationPage(shop).orderId();
      await context.close();
    });

    await separateMarketTest.step('the order is there', async () => {
      await page.goto('/producer/dashboard');
      await expect(page.getByRole('main')).toContainText('18,50 €');
      await expect(page.locator('[data-part=step]')).toHaveCount(0);
    });
  },
);
