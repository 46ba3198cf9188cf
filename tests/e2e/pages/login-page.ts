import { expect } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** Login screen. */
export class LoginPage extends PageObject {
  async open(path = '/login'): Promise<void> {
    await this.page.goto(path);
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.title).toHaveText('Entra en tu cuenta');
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Contraseña', { exact: true }).fill(password);
    await this.goods.getByRole('button', { name: 'Iniciar sesión' }).click();
  }
}
