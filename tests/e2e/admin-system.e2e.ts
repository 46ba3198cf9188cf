import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LoginPage } from './pages/login-page.ts';
import { expectAccessible } from './support/axe.ts';
import { createMarketTest } from './support/separate-market.ts';

/** Nothing listens at this port, so every e-mail fails. */
const test = createMarketTest('server/main.ts', { SMTP_URL: 'smtp://127.0.0.1:9' });

const [, , admin] = DEMO_ACCOUNTS;
const WIDTHS = [320, 412, 768, 1_024, 1_280];

const row = (page: Page, text: string) => page.locator('tbody tr', { hasText: text });

/** Overflow of a page beyond the right edge of its window, in px. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);

test(
  'R7.24 an admin sees what runs, what failed and why, tries it again, and discards it after a question',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.request.post('/api/auth/forgot-password', { data: { username: admin.email } });
    const login = new LoginPage(page);
    await login.open('/login');
    await login.signIn({ ...admin, password: DEMO_PASSWORD });
    await page.waitForURL('**/admin/dashboard');
    await expect(async () => {
      await page.goto('/admin/system');
      await expect(row(page, admin.email)).toContainText('Se reintentará', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sistema');
    await expect(row(page, admin.email)).toContainText('ECONNREFUSED');
    await expect(page.getByRole('table', { name: 'Procesos' }).locator('tbody tr')).toHaveCount(1);
    await expect(page.getByRole('table', { name: 'Procesos' })).toContainText('En marcha');
    await expect(row(page, 'Apertura y cierre de puestos')).toBeVisible();
    await expect(page.locator('[data-part=external-service]')).toContainText([
      'Base de datosResponde',
      'Fotos y archivosResponde',
      'CorreoNo responde',
    ]);
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overTheEdge(page)]).toEqual([width, 0]);
    }

    await test.step('it is discarded only after a question', async () => {
      await page.getByRole('button', { name: /^Descartar: .*admin@/ }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('El correo no se enviará');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Descartar' }).click();
      await expect(row(page, admin.email)).toHaveCount(0);
      await expect(page.getByText('Nada ha fallado.')).toBeVisible();
    });
  },
);
