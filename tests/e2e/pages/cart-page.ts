import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** Cart screen of the consumer, grouped by stall. */
export class CartPage extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/cart');
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.title).toHaveText('Tu carrito');
  }

  line(product: string): Locator {
    return this.goods.getByRole('article').filter({ has: this.page.getByRole('link', { name: product }) });
  }

  quantity(product: string): Locator {
    return this.line(product).getByRole('group', { name: product }).getByRole('status');
  }

  async holds(product: string, quantity: number): Promise<void> {
    await expect(this.quantity(product)).toHaveText(String(quantity));
  }

  /** Button that adds one unit. */
  more(product: string): Locator {
    return this.line(product).getByRole('button', { name: `Aumentar la cantidad: ${product}` });
  }

  /** Notice that changes are waiting for the connection. */
  get waiting(): Locator {
    return this.goods.getByRole('status').filter({ hasText: 'Sin conexión con el mercado' });
  }

  async proceed(): Promise<void> {
    await this.goods.getByRole('link', { name: 'Tramitar pedido' }).click();
  }
}
