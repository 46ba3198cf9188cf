import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { createMarketTest } from './support/separate-market.ts';
import { LoginPage } from './pages/login-page.ts';

// Separate market: this test deletes the account of a shopper whom other tests use.
const test = createMarketTest('server/main.ts');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, mail: string) => page.locator('tbody tr').filter({ hasText: mail });
const question = (page: Page) => page.getByRole('alertdialog');

async function signIn(page: Page, email: string) {
  const login = new LoginPage(page);
  await login.open('/login');
  await login.signIn({ email, password: DEMO_PASSWORD });
}

test(
  'R1.4 R2.7 R4.16 R5.20 R6.6 R7.20 R7.21 an admin finds an account, changes it, switches it off and on, and deletes it',
  { tag: '@phone' },
  async ({ page, browser, server }) => {
    await signIn(page, 'admin@tenderete.example');
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto('/admin/users');
    await expect(heading(page)).toHaveText('Usuarios');
    await expect(row(page, 'vecina@tenderete.example')).toBeVisible();
    await expectAccessible(page);

    await test.step('the address remembers what was asked', async () => {
      await page.getByRole('searchbox', { name: 'Buscar por correo' }).fill('consum');
      await expect(page.locator('tbody tr')).toHaveCount(2);
      await page.getByRole('button', { name: 'Productor', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Ninguna cuenta coincide' })).toBeVisible();
      await expect(page).toHaveURL('/admin/users?q=consum&role=producer');
      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Buscar por correo' })).toHaveValue('consum');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Ver todas las cuentas' }).click();
    });

    const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
    await test.step('who is switched off is out at once, and gets in no more', async () => {
      await signIn(visitor, 'vecina@tenderete.example');
      await expect(visitor).not.toHaveURL(/login/);
      await page.getByLabel('Elegir a Núria Camps Roig').check();
      await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
      await expect(question(page)).toContainText('¿Desactivar la cuenta de Núria Camps Roig?');
      await expectAccessible(page);
      await question(page).getByRole('button', { name: 'Desactivar la cuenta' }).click();
      await expect(row(page, 'vecina@').locator('[data-part=state]')).toHaveText('Inactiva');
      await visitor.goto('/orders');
      await expect(visitor).toHaveURL(/login/);
    });

    await test.step('its page changes the name, and lets it in again', async () => {
      await page.getByRole('link', { name: 'Ver la cuenta de Núria Camps Roig' }).click();
      await expect(heading(page)).toHaveText('Núria Camps Roig');
      await expect(page.getByText('La cuenta no está activa')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Activar la cuenta' }).click();
      await expect(page.getByText('La cuenta está activa')).toBeVisible();
      await page.getByLabel('Nombre', { exact: true }).fill('Núria Camps i Roig');
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await expect(heading(page)).toHaveText('Núria Camps i Roig');
      await signIn(visitor, 'vecina@tenderete.example');
      await expect(visitor).not.toHaveURL(/login/);
    });

    await test.step('it goes once its name is typed as it is', async () => {
      const name = page.getByLabel(/^Para borrarla, escribe/);
      await name.fill('Núria');
      await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
      await expect(page.getByText('Escribe el nombre tal como aparece')).toBeVisible();
      await expectAccessible(page);
      await name.fill('Núria Camps i Roig');
      await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
      await expect(page).toHaveURL('/admin/users');
      await expect(page.getByText('La cuenta de Núria Camps i Roig se ha borrado').first()).toBeVisible();
      await expect(row(page, 'vecina@')).toHaveCount(0);
      await visitor.context().close();
    });

    await test.step('the journal has who did all that, by kind', async () => {
      await page.goto('/admin/journal');
      await expect(heading(page)).toHaveText('Registro');
      await expect(page.locator('tbody tr').first()).toContainText('Cuenta borrada por administración');
      await expectAccessible(page);
      await page.getByLabel('Qué', { exact: true }).selectOption('Cuenta desactivada');
      await expect(page).toHaveURL('/admin/journal?kind=userDeactivated');
      await expect(page.locator('tbody tr')).toHaveCount(1);
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar CSV' }).click();
      expect((await file).suggestedFilename()).toMatch(/^registro-.*\.csv$/);
      await page.goto('/admin/users');
    });

    await test.step('the own account, and an admin’s, stay', async () => {
      await page.getByRole('link', { name: 'Ver la cuenta de Rafael Quintana Díez' }).click();
      await expect(page.getByText('Contacte al super administrador')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Borrar la cuenta' })).toHaveCount(0);
    });
  },
);
