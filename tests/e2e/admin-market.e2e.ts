import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LoginPage } from './pages/login-page.ts';
import { expectAccessible } from './support/axe.ts';
import { separateMarketTest } from './support/separate-market.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('tbody tr');
const question = (page: Page) => page.getByRole('alertdialog');
const choice = (page: Page) => page.getByLabel(/^Estado del pedido/);

async function signIn(page: Page) {
  const login = new LoginPage(page);
  await login.open('/login');
  await login.signIn({ email: 'admin@tenderete.example', password: DEMO_PASSWORD });
  await expect(page).toHaveURL('/admin/dashboard');
}

separateMarketTest(
  'R2.7 R4.12 R4.15 R7.18 an admin moves orders, is asked before leaving them unsaved, and saves them',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Pendiente', exact: true }).click();
    await expect(page).toHaveURL('/admin/orders?status=pending');
    await expect(heading(page)).toHaveText('Pedidos');
    await expect(rows(page)).toHaveCount(3);
    await expectAccessible(page);

    await separateMarketTest.step('nothing of it is sent before it is saved', async () => {
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

    await separateMarketTest.step(
      'its page shows parcels, people and history, and cancels it once that is confirmed',
      async () => {
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
      },
    );

    await separateMarketTest.step('the list is found by word and by store', async () => {
      await page.goto('/admin/orders');
      await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill('Marina Soler');
      await expect(page).toHaveURL(/q=Marina/);
      await expect(rows(page).first()).toContainText('Marina Soler Vidal');
    });
  },
);

separateMarketTest(
  'R2.7 R4.8 R6.4 R7.10 R7.12 an admin finds a store of anybody, pauses it, and has its screens',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Activo', exact: true }).click();
    await expect(page).toHaveURL('/admin/popup-stores?status=active');
    await expect(heading(page)).toHaveText('Puestos');
    await expectAccessible(page);

    await separateMarketTest.step('by what else is known of it', async () => {
      await page.getByText('Más filtros').click();
      await page.getByLabel('Abierto ahora').selectOption('Sí');
      await page.getByLabel('Vendidas desde').fill('1');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Aplicar filtros' }).click();
      await expect(page).toHaveURL(/active=true.*minSales=1/);
      await expect(rows(page).filter({ hasText: 'La Colmena' })).toHaveCount(1);
    });

    await separateMarketTest.step('its status changes once that is confirmed', async () => {
      await page.getByRole('button', { name: 'Cambiar el estado de La Colmena' }).click();
      await page.getByRole('menuitemradio', { name: 'Pausado' }).click();
      await expect(question(page)).toContainText('¿Pausar «La Colmena»?');
      await question(page).getByRole('button', { name: 'Pausar' }).click();
      await expect(rows(page).filter({ hasText: 'La Colmena' })).toHaveCount(0);
    });

    await separateMarketTest.step(
      'it is looked at, changed and counted on this side of the house',
      async () => {
        await page.goto('/admin/popup-stores?q=Colmena');
        await page.getByRole('link', { name: 'Ver el puesto La Colmena' }).click();
        await expect(heading(page)).toHaveText('La Colmena');
        await expect(page.getByRole('heading', { name: /^Productos \(\d+\)$/ })).toBeVisible();
        await page.getByRole('link', { name: 'Estadísticas de La Colmena' }).click();
        await expect(page).toHaveURL(/\/admin\/popup-stores\/[^/]+\/analytics$/);
        await expect(heading(page)).toHaveText('Estadísticas');
        await page.getByRole('link', { name: 'La Colmena' }).first().click();
        await page.getByRole('link', { name: 'Editar La Colmena' }).click();
        await expect(page).toHaveURL(/\/admin\/popup-stores\/[^/]+\/edit$/);
        await expect(page.getByLabel('Nombre del puesto').or(page.getByLabel('Nombre')).first()).toHaveValue(
          'La Colmena',
        );
      },
    );
  },
);

separateMarketTest(
  'R2.7 R4.16 R7.14 R7.16 an admin hides products of anybody and deletes them one by one',
  async ({ page }) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Productos' }).first().click();
    await expect(heading(page)).toHaveText('Productos');
    await expect(page.getByText('162 productos', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await separateMarketTest.step('those of one producer are found, and one is hidden', async () => {
      await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('miel');
      await expect(page).toHaveURL(/q=miel/);
      await expect(rows(page).first()).toContainText('Miel');
      await page
        .getByRole('link', { name: /^Ver solo los productos de/ })
        .first()
        .click();
      await expect(page).toHaveURL(/producerId=/);
      await expectAccessible(page);
      // Switch on desktop, button on phones.
      const first = rows(page).first();
      const shown = first.getByRole('checkbox', { name: /, a la venta$/, checked: true });
      const offered = shown.or(first.getByRole('button', { name: /^Ocultar / }));
      await offered.click();
      await expect(offered).toHaveCount(0);
      await page.getByRole('button', { name: 'Ocultos' }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).first().locator('[aria-busy=true]')).toHaveCount(0);
    });

    await separateMarketTest.step('all that is chosen goes once that is confirmed', async () => {
      await page.getByLabel('Elegir todos los de esta página').check();
      await page.getByRole('button', { name: 'Borrar', exact: true }).click();
      await expect(question(page)).toContainText('¿Borrar «');
      await question(page).getByRole('button', { name: 'Borrar el producto' }).click();
      await expect(page.getByText('1 producto borrado').last()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ningún producto coincide' })).toBeVisible();
      await expectAccessible(page);
    });
  },
);
