import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** Cart panel of any page. */
export class CartDrawerPage extends PageObject {
  get drawer(): Locator {
    return this.page.getByRole('dialog', { name: /^Tu carrito/ });
  }

  async open(): Promise<void> {
    await this.cart.click();
    await expect(this.drawer).toBeVisible();
  }

  line(product: string): Locator {
    return this.drawer.getByRole('article').filter({ has: this.page.getByRole('link', { name: product }) });
  }

  async goAndSignIn(): Promise<void> {
    await this.drawer.getByRole('link', { name: 'Iniciar sesión para comprar' }).click();
  }

  async goAndSignUp(): Promise<void> {
    await this.drawer.getByRole('link', { name: 'Crea tu cuenta' }).click();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Cerrar el carrito' }).click();
    await expect(this.drawer).toBeHidden();
  }
}
