import { expect, type Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The consumer's cart, stall by stall. */
export class CartScreen extends Screen {
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

  /** The press for one more. */
  more(product: string): Locator {
    return this.line(product).getByRole('button', { name: `Aumentar la cantidad: ${product}` });
  }

  /** Word that changes wait for the line. */
  get waiting(): Locator {
    return this.goods.getByRole('status').filter({ hasText: 'Sin conexión con el mercado' });
  }

  async proceed(): Promise<void> {
    await this.goods.getByRole('link', { name: 'Tramitar pedido' }).click();
  }
}
