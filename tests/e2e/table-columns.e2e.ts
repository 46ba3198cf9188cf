import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { LoginPage } from './pages/login-page.ts';
import { separateMarketTest } from './support/separate-market.ts';

separateMarketTest(
  'R9.13 one press shows all the columns of a table again, also after a reload',
  { tag: '@desktop' },
  async ({ page }) => {
    const login = new LoginPage(page);
    await login.open('/login');
    await login.signIn({ email: 'admin@tenderete.example', password: DEMO_PASSWORD });
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto('/admin/users');
    const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const item = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
    const all = page.getByRole('menuitem', { name: 'Mostrar todas' });

    await page.getByRole('button', { name: 'Columnas' }).click();
    await expect(all).toHaveCount(0);
    for (const name of ['Tipo de cuenta', 'Cuenta']) {
      await item(name).click();
      await expect(item(name)).not.toBeChecked();
      await expect(head(name)).toHaveCount(0);
    }

    await all.click();
    for (const name of ['Tipo de cuenta', 'Cuenta']) {
      await expect(item(name)).toBeChecked();
      await expect(head(name)).toHaveCount(1);
    }
    await expect(all).toHaveCount(0);

    await page.reload();
    await expect(head('Tipo de cuenta')).toBeVisible();
    await expect(head('Cuenta')).toBeVisible();
  },
);
