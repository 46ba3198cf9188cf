import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

export interface Newcomer {
  fullName: string;
  email: string;
  password: string;
}

/** Sign-up screen for consumers and producers. */
export class RegisterPage extends PageObject {
  async open(path: '/register' | '/register-vendors'): Promise<void> {
    await this.page.goto(path);
    await expect(this.title).toHaveText(path === '/register' ? 'Crea tu cuenta' : 'Monta aquí tu puesto');
  }

  get submit(): Locator {
    return this.goods.locator('form [type=submit]');
  }

  get email(): Locator {
    return this.goods.getByLabel('Email');
  }

  async signUp({ fullName, email, password }: Newcomer): Promise<void> {
    await this.goods.getByLabel('Nombre y apellidos').fill(fullName);
    await this.email.fill(email);
    await this.goods.getByLabel('Contraseña', { exact: true }).fill(password);
    await this.submit.click();
  }
}
