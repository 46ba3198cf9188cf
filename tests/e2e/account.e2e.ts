import { expect } from '@playwright/test';
import { CartDrawerPage } from './pages/cart-drawer-page.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { VerificationCodePage } from './pages/verification-code-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { type Newcomer, RegisterPage } from './pages/register-page.ts';
import { ShopPage } from './pages/shop-page.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { saveSession } from './support/test-users.ts';

const PICTURE = 'demo/pictures/miel-romero.webp';
const GOODS = 'Aceitunas manzanilla aliñadas, 370 g';
const PASSWORD = 'Mercado-2026';
const NEXT_PASSWORD = 'Mercado-2027';

/** Unique new user. */
const newcomer = (): Newcomer => ({
  fullName: "Nora Peña O'Shea",
  email: `nora-${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
});

test(
  'R2.1 R4.18 R7.3 R7.4 R7.22 R7.23 a newcomer signs up, confirms, fills in the profile, changes the password, leaves, and ends the account',
  { tag: '@phone' },
  async ({ page }) => {
    const person = newcomer();
    const login = new LoginPage(page);
    const profile = new ProfilePage(page);

    await test.step('signing up, on the way to paying', async () => {
      const floor = new ShopPage(page);
      await floor.open('/tienda/la-colmena');
      await floor.lookAt(GOODS);
      await floor.addToCart();
      const drawer = new CartDrawerPage(page);
      await drawer.open();
      await drawer.goAndSignUp();
      await new RegisterPage(page).signUp(person);
    });
    await test.step('confirming with the code of the mailbox', async () => {
      const confirm = new VerificationCodePage(page);
      await confirm.isOpen('Mira tu correo');
      await expect(confirm.email).toHaveValue(person.email);
      await expect(confirm.another).toBeDisabled();
      await confirm.paste('000000');
      await confirm.submit.click();
      await expect(confirm.goods).toContainText('El código no es correcto o ha caducado');
      await expect(confirm.code).toBeFocused();
      await expectAccessible(page);
      await confirm.paste(` Tu código: ${await confirm.codeFor(person.email)} `);
      await confirm.submit.click();
    });
    await test.step('signing in, with the address already there and the cart kept', async () => {
      await login.isOpen();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
      await page.getByLabel('Contraseña', { exact: true }).press('Enter');
      const checkout = new CheckoutPage(page);
      await checkout.isOpen();
      await expect(checkout.receipt).toContainText(`1 × ${GOODS}`);
      await checkout.carries(1);
    });
    await test.step('the profile begins with what is known, and keeps what is added', async () => {
      await profile.open();
      await profile.isOf(person.fullName);
      await profile.save();
      await profile.isTold('Debe proporcionar al menos un campo para actualizar');
      await profile.write({ 'Teléfono (opcional)': 'seis', 'Ciudad (opcional)': 'Soria' });
      await profile.save();
      await profile.isTold('Formato de teléfono inválido');
      await expect(profile.field('Teléfono (opcional)')).toBeFocused();
      // Scrolled to the top: a field half covered by sticky bars would fail axe's size rule.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await profile.write({ 'Teléfono (opcional)': '600 100 200' });
      await profile.save();
      await profile.isTold('Datos guardados.');
      await page.reload();
      await expect(profile.field('Ciudad (opcional)')).toHaveValue('Soria');
    });
    await test.step('a picture is cut to a square and stays', async () => {
      await profile.choosePicture('README.md');
      await profile.isTold('El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF');
      await profile.choosePicture(PICTURE);
      await expect(page.getByLabel('Acercar')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Acercar').fill('2');
      await page.getByRole('button', { name: 'Usar esta foto' }).click();
      await profile.isTold('Foto cambiada.');
      await page.reload();
      await expect(profile.picture).toHaveAttribute('src', /^\/pictures\/.+-192\.webp$/);
      const sides = () =>
        profile.picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
      await expect.poll(sides).toEqual([192, 192]);
    });
    await test.step('the password changes, and this session goes on', async () => {
      await profile.changePassword('Otra-2026!', NEXT_PASSWORD);
      await profile.isTold('La contraseña actual es incorrecta');
      await expect(profile.field('Contraseña actual')).toBeFocused();
      await profile.changePassword(person.password, NEXT_PASSWORD);
      await profile.isTold('Ya tienes contraseña nueva.');
      await expect(profile.field('Contraseña nueva')).toHaveValue('');
      await page.reload();
      await profile.isOf(person.fullName);
    });
    await test.step('the address changes once its own mailbox has confirmed it', async () => {
      const email = `nueva-${crypto.randomUUID()}@example.com`;
      await profile.askForEmail(email, person.password);
      await profile.isTold('La contraseña actual es incorrecta');
      await expect(profile.field('Tu contraseña')).toBeFocused();
      await profile.askForEmail(email, NEXT_PASSWORD);
      const confirm = new VerificationCodePage(page);
      await profile.isTold(`Hemos mandado un código de 6 cifras a ${email}.`);
      await expect(confirm.code).toBeFocused();
      // Scrolled to the top: a button half covered by sticky bars would fail axe's size rule.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await confirm.paste(await confirm.codeFor(email));
      await page.getByRole('button', { name: 'Cambiar email' }).click();
      await profile.isTold('Email cambiado. Hemos cerrado tus sesiones en otros aparatos.');
      await expect(profile.field('Email nuevo')).toHaveValue('');
      person.email = email;
    });
    await test.step('leaving, and back in with the new one', async () => {
      await profile.signOut();
      await expect(page).toHaveURL('/');
      await login.open();
      await login.signIn({ ...person, password: NEXT_PASSWORD });
      await expect(page).toHaveURL('/');
    });
    await test.step('what the market holds of them is theirs to take, and the account theirs to end', async () => {
      await profile.open();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar mis datos' }).click();
      expect((await file).suggestedFilename()).toMatch(/^tenderete-mis-datos-.*\.json$/);
      await expect(page.getByText('El archivo con tus datos está en tus descargas.').first()).toBeVisible();
      await page.getByText('Quiero borrar mi cuenta').click();
      const forever = page.getByRole('button', { name: 'Borrar mi cuenta para siempre' });
      // Scrolled to the centre: another form's button half covered by sticky bars would fail axe's size rule.
      await forever.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expectAccessible(page);
      await profile.write({ 'Tu contraseña, para borrar la cuenta': 'Otra-2026!' });
      await forever.click();
      await profile.isTold('La contraseña actual es incorrecta');
      await profile.write({ 'Tu contraseña, para borrar la cuenta': NEXT_PASSWORD });
      await forever.click();
      await expect(page).toHaveURL('/');
      await expect(
        page.getByText('Tu cuenta se ha borrado. Gracias por haber pasado por aquí.').first(),
      ).toBeVisible();
      await login.open();
      await login.signIn({ ...person, password: NEXT_PASSWORD });
      await expect(page).toHaveURL('/login');
    });
  },
);

test(
  'R2.1 R7.4 who has forgotten the password chooses another, and the old one is no good any more',
  { tag: '@desktop' },
  async ({ page }) => {
    const person = newcomer();
    const register = new RegisterPage(page);
    const login = new LoginPage(page);
    const code = new VerificationCodePage(page);
    await register.open('/register-vendors');
    await register.signUp(person);
    await code.isOpen('Mira tu correo');
    await code.paste(await code.codeFor(person.email));
    await code.submit.click();

    await login.isOpen();
    await login.followWay('He olvidado mi contraseña');
    await expect(login.title).toHaveText('¿Has olvidado la contraseña?');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await code.isOpen('Elige otra contraseña');
    await code.paste(await code.codeFor(person.email));
    await page.getByLabel('Contraseña nueva').fill('corta');
    await code.submit.click();
    await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Contraseña nueva').fill(NEXT_PASSWORD);
    await code.submit.click();

    await login.isOpen();
    await login.signIn(person);
    await expect(login.goods).toContainText('El email o la contraseña no son correctos.');
    await login.signIn({ ...person, password: NEXT_PASSWORD });
    await expect(page).toHaveURL('/producer/dashboard');
  },
);

test(
  'R8.1 R7.4 who has not confirmed is led to where they can, and gets another code',
  { tag: '@phone' },
  async ({ page }) => {
    const person = newcomer();
    const login = new LoginPage(page);
    const code = new VerificationCodePage(page);
    await new RegisterPage(page).open('/register');
    await new RegisterPage(page).signUp(person);
    await code.isOpen('Mira tu correo');
    const first = await code.codeFor(person.email);

    await login.open();
    await login.signIn(person);
    await page.getByRole('link', { name: 'Confirmar mi cuenta' }).click();
    await code.isOpen('Mira tu correo');
    await code.another.click();
    await expect(code.goods).toContainText(
      'Si hay una cuenta con ese email, te hemos mandado otro código. El anterior ya no vale.',
    );
    await expect(code.another).toBeDisabled();
    await code.paste(first);
    await code.submit.click();
    await expect(code.goods).toContainText('El código no es correcto o ha caducado');
    await code.paste(await code.codeFor(person.email));
    await code.submit.click();
    await login.isOpen();
  },
);

test(
  'R5.16 R8.6 an empty registration names what is missing and keeps what was typed',
  { tag: '@phone' },
  async ({ page }) => {
    const register = new RegisterPage(page);
    await register.open('/register-vendors');
    await register.email.fill('nora');
    await register.goods.getByLabel('Contraseña', { exact: true }).fill('Qwerty-1');
    await register.submit.click();
    for (const message of [
      'El nombre es requerido',
      'Formato de email inválido',
      'La contraseña contiene una palabra demasiado común',
    ])
      await expect(register.goods.getByText(message)).toBeVisible();
    await expect(register.goods.getByLabel('Nombre y apellidos')).toBeFocused();
    await expect(register.email).toHaveValue('nora');
    await expectAccessible(page);
  },
);

test(
  'R5.18 a profile that was changed is not left without asking',
  { tag: '@desktop' },
  async ({ page, shopper }) => {
    await saveSession(page, shopper);
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.isOf(shopper.fullName);
    await profile.write({ 'Ciudad (opcional)': 'Otra' });
    await profile.followWay('Guía');
    await page.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(profile.field('Ciudad (opcional)')).toHaveValue('Otra');
    await profile.followWay('Guía');
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(profile.title).toHaveText('Cómo funciona el mercado');
  },
);
