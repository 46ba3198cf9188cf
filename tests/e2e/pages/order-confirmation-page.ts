import { expect } from '@playwright/test';
import { PageObject } from './page-object.ts';

const ADDRESS = /\/order-confirmation\/([\da-f-]{36})$/;

/** Order confirmation screen. */
export class OrderConfirmationPage extends PageObject {
  /** Waits for the confirmation and returns the order's id. */
  async orderId(): Promise<string> {
    await expect(this.title).toHaveText('¡Gracias! Tu pedido está en marcha');
    await expect(this.page).toHaveURL(ADDRESS);
    const [, id = ''] = ADDRESS.exec(this.page.url()) ?? [];
    return id;
  }

  async seeOrder(): Promise<void> {
    await this.goods.getByRole('link', { name: 'Ver el pedido' }).click();
  }
}
