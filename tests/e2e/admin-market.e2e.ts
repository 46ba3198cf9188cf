import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LoginScreen } from './pages/login-screen.ts';
import { expectAccessible } from './support/axe.ts';
import { test as journey } from './support/journey.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';

/** A market of its own: orders that are moved here would be missed by other journeys. */
const test = journey.extend<object, { server: OwnServer }>({
  server: [
    // Playwright reads from the pattern that nothing else is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const server = await startOwnServer('server/main.ts', { NODE_ENV: 'production' });
      await run(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, run) => run(server.url),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('tbody tr');
const question = (page: Page) => page.getByRole('alertdialog');
const choice = (page: Page) => page.getByLabel(/^Estado del pedido/);

async function signIn(page: Page) {
  const login = new LoginScreen(page);
  await login.open('/login');
  await login.signIn({ email: 'admin@tenderete.example', password: DEMO_PASSWORD });
  await expect(page).toHaveURL('/admin/dashboard');
}

test(
  'R2.7 R4.12 R4.15 R7.18 an admin moves orders, is asked before leaving them unsaved, and saves them',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Pendiente', exact: true }).click();
    await expect(page).toHaveURL('/admin/orders?status=pending');
    await expect(heading(page)).toHaveText('Pedidos');
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);

    await test.step('nothing of it is sent before it is saved', async () => {
      await choice(page).first().selectOption('En preparación');
      await expect(rows(page).first()).toContainText('Sin guardar');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Panel' }).first().click();
      await expect(question(page)).toContainText('¿Salir sin guardar?');
      await question(page).getByRole('button', { name: 'Seguir aquí' }).click();
      await page.getByRole('button', { name: 'Guardar 1 cambio' }).click();
      await expect(rows(page)).toHaveCount(2);
      await expect(page.getByText('1 pedido guardado').last()).toBeVisible();
    });

    await test.step('its page shows parcels, people and history, and cancels it once that is confirmed', async () => {
      await rows(page)
        .first()
        .getByRole('link', { name: /^Pedido / })
        .click();
      await expect(heading(page)).toHaveText(/^Pedido [0-9A-F]{8}$/);
      await expect(page.getByRole('heading', { name: /^Paquete de/ }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Para quién' })).toBeVisible();
      await expectAccessible(page);
      await choice(page).selectOption('Cancelado');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(question(page)).toContainText('¿Cancelar 1 pedido?');
      await question(page).getByRole('button', { name: 'Guardar 1 cambio' }).click();
      await expect(page.getByText('El pedido ha terminado: ya no cambia de estado.')).toBeVisible();
      await expect(page.getByRole('list').getByText('el mercado').first()).toBeVisible();
    });

    await test.step('the list is found by word and by store', async () => {
      await page.goto('/admin/orders');
      await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill('Marina Soler');
      await expect(page).toHaveURL(/q=Marina/);
      await expect(rows(page).first()).toContainText('Marina Soler Vidal');
    });
  },
);
