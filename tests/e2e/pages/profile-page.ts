import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** Profile screen with sign-out. */
export class ProfilePage extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.title).toHaveText('Tu cuenta');
  }

  async isOf(fullName: string): Promise<void> {
    await expect(this.goods.getByRole('heading', { name: fullName })).toBeVisible();
  }

  field(label: string): Locator {
    return this.goods.getByLabel(label, { exact: true });
  }

  async write(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.field(label).fill(text);
  }

  async save(): Promise<void> {
    await this.goods.getByRole('button', { name: 'Guardar cambios' }).click();
  }

  async changePassword(from: string, to: string): Promise<void> {
    await this.write({ 'Contraseña actual': from, 'Contraseña nueva': to });
    await this.goods.getByRole('button', { name: 'Cambiar contraseña' }).click();
  }

  async askForEmail(email: string, password: string): Promise<void> {
    await this.write({ 'Email nuevo': email, 'Tu contraseña': password });
    await this.goods.getByRole('button', { name: 'Enviar código' }).click();
  }

  async choosePicture(path: string): Promise<void> {
    await this.goods.locator('input[type=file]').setInputFiles(path);
  }

  get picture(): Locator {
    return this.goods.getByRole('region', { name: 'Tu ficha' }).locator('img');
  }

  async isTold(message: string): Promise<void> {
    await expect(this.page.getByText(message)).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.goods.getByRole('button', { name: 'Cerrar sesión' }).click();
  }
}
