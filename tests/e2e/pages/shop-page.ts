import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** Screens with products: home, list, store and product. */
export class ShopPage extends PageObject {
  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async enterStore(name: string): Promise<void> {
    await this.goods.getByRole('link', { name, exact: true }).first().click();
    await expect(this.title).toHaveText(name);
  }

  async lookAt(product: string): Promise<void> {
    await this.goods.getByRole('link', { name: product, exact: true }).first().click();
    await expect(this.title).toHaveText(product);
  }

  /** Add button of a product card. */
  adding(product: string): Locator {
    return this.goods.getByRole('button', { name: `Añadir al carrito: ${product}` }).first();
  }

  async addFromCard(product: string): Promise<void> {
    await this.adding(product).click();
  }

  async addMore(): Promise<void> {
    await this.goods.getByRole('button', { name: 'Aumentar la cantidad' }).click();
  }

  /** Main add button of a product page. */
  async addToCart(): Promise<void> {
    await this.goods.getByRole('button', { name: /^Añadir al carrito(?!:)/ }).click();
  }
}
