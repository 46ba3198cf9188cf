import { expect } from '@playwright/test';
import { fillPathParameters, isServerRendered, filterScreens } from '../../contract/shell/screen-lookup.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { PageObject } from './pages/page-object.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';
import { seenHeadings, watchHeadings } from './support/seen-headings.ts';

const PRIVATE = [
  ...filterScreens((screen) => !isServerRendered(screen)).map((path) =>
    fillPathParameters(path, '019b76da-a800-7000-8000-000000000000'),
  ),
  '/orders?status=pending',
];

test(
  'R2.9 R2.10 nobody sees anything of a screen of somebody’s own but the way in',
  { tag: '@desktop' },
  async ({ page }) => {
    await watchHeadings(page);
    for (const path of PRIVATE) {
      await test.step(path, async () => {
        await page.goto(path);
        await new LoginPage(page).isOpen();
        await expect(page).toHaveURL(`/login?origin=${encodeURIComponent(path)}`);
        expect(await seenHeadings(page)).toEqual(['Entra en tu cuenta']);
      });
    }
  },
);

test(
  'R2.10 after the login a shopper stands where they wanted to go, and does not come back to the login',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await page.goto('/about');
    await page.goto('/orders?status=cancelled');
    const login = new LoginPage(page);
    await login.signIn(shopper);
    await expect(page).toHaveURL('/orders?status=cancelled');
    await expect(login.title).toHaveText('Tus pedidos');
    await page.goBack();
    await expect(login.title).toHaveText('Un mercado que se monta y se recoge');
  },
);

test(
  'R2.9 who is signed in sees a loading screen and then their own, no login between',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await watchHeadings(page);
    await saveSession(page, shopper);
    await page.goto('/profile');
    await new ProfilePage(page).isOf(shopper.fullName);
    const late = ['Borrar tu cuenta', 'Sesiones abiertas'];
    for (const name of late) await expect(page.getByRole('heading', { name })).toBeVisible();
    const seen = await seenHeadings(page);
    // The last two appear in either order, as they load.
    expect([...seen.slice(0, 5), ...seen.slice(5).toSorted()]).toEqual([
      'Tu cuenta',
      shopper.fullName,
      'Tus datos',
      'Email',
      'Contraseña',
      ...late,
    ]);
  },
);

test('R2.11 a producer is denied the cart', { tag: '@desktop' }, async ({ page, producer }) => {
  await watchHeadings(page);
  await saveSession(page, producer);
  await page.goto('/cart');
  await expect(page).toHaveURL('/access-denied');
  await expect(new PageObject(page).title).toHaveText('Por aquí no puedes pasar');
  expect(await seenHeadings(page)).not.toContain('Tu carrito');
});

test(
  'R1.2 R2.4 a producer may come to the checkout and is told who buys',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    await page.goto('/checkout');
    await expect(new PageObject(page).goods).toContainText('Esta cuenta es para vender, no para comprar');
    await page.getByRole('link', { name: 'Ir a tu trastienda' }).click();
    await expect(page).toHaveURL('/producer/dashboard');
  },
);

test(
  'R1.2 a producer sees goods, and nothing to buy them with',
  { tag: '@phone' },
  async ({ page, producer }) => {
    await saveSession(page, producer);
    // A product of a store that stays open for days: in its last 24 hours, cards show the time instead of the stock.
    await page.goto('/products?q=cuenco');
    const card = page.locator('[data-part=product-card]').first();
    await expect(card.getByText(/disponibles|Queda/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);
    await card.getByRole('link').click();
    await expect(new PageObject(page).goods).toContainText('Esta cuenta es para vender, no para comprar');
    await expect(page.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);
  },
);

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:document.title="evil"',
  'data:text/html,evil',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '\u0001javascript:alert(1)',
  '/login',
  '/login?origin=/login',
];

test(
  'battery 118 R2.10 a hostile origin leads home and nowhere else',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    for (const origin of HOSTILE) {
      await test.step(origin, async () => {
        await page.goto(`/login?origin=${encodeURIComponent(origin)}`);
        await expect(page).toHaveURL('/');
        await expect(new PageObject(page).title).toHaveText(
          'Cosas hechas a mano, en puestos que duran unos días',
        );
      });
    }
  },
);

test(
  'battery 118 R2.10 an origin that is closed to a role leads to where the role begins',
  { tag: '@desktop' },
  async ({ page, producer }) => {
    await page.goto('/login?origin=%2Fcart');
    await new LoginPage(page).signIn(producer);
    await expect(page).toHaveURL('/producer/dashboard');
    await expect(new PageObject(page).title).toHaveText('Hoy');
  },
);

test(
  'battery 118 what looks like the address of another site is a path of this one',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    for (const path of ['/%2f%2fevil.example/a', '//evil.example/a', '/\\evil.example/a']) {
      await test.step(path, async () => {
        await page.goto(`${baseURL}${path}`);
        await expect(new PageObject(page).title).toHaveText('Aquí no hay ningún puesto');
        expect(new URL(page.url()).origin).toEqual(baseURL);
        await page.goto('about:blank');
      });
    }
  },
);

test(
  'battery 113 who signs out in one tab is out in all, and nothing of theirs stays to be seen',
  { tag: '@phone' },
  async ({ page, context, shopper }) => {
    await saveSession(page, shopper);
    await page.goto('/orders');
    const here = new PageObject(page);
    await expect(here.title).toHaveText('Tus pedidos');
    const other = await context.newPage();
    const there = new ProfilePage(other);
    await there.open();
    await there.signOut();
    await expect(here.title).toHaveText('Entra en tu cuenta', { timeout: 5_000 });
    await expect(page).toHaveURL('/login?origin=%2Forders');
    await expect(page.getByText(shopper.fullName)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tus pedidos' })).toHaveCount(0);
  },
);

test(
  'battery 117 going back after signing out shows nothing that belonged to a session',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    const profile = new ProfilePage(page);
    await page.goto('/about');
    await profile.open();
    await profile.signOut();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await new LoginPage(page).isOpen();
    await expect(page).toHaveURL('/login?origin=%2Fprofile');
    await expect(page.getByText(shopper.email)).toHaveCount(0);
  },
);
