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

  async holds(product: string, quantity: number): Promise<void> {
    await expect(this.line(product).getByRole('status')).toHaveText(String(quantity));
  }

  async proceed(): Promise<void> {
    await this.goods.getByRole('link', { name: 'Tramitar pedido' }).click();
  }
}
