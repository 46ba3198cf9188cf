import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

/** Order screen with its cancel dialog. */
export class OrderPage extends PageObject {
  async isOpen(): Promise<void> {
    await expect(this.title).toHaveText(/^Pedido /);
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: '¿Cancelar este pedido?' });
  }

  get cancelling(): Locator {
    return this.goods.getByRole('button', { name: 'Cancelar pedido' });
  }

  async askToCancel(): Promise<void> {
    await this.cancelling.click();
    await expect(this.question).toBeVisible();
  }

  async thinkBetterOfIt(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.question).toBeHidden();
  }

  async insist(): Promise<void> {
    await this.page.keyboard.press('Enter');
    await expect(this.question).toBeHidden();
  }

  async stands(status: string): Promise<void> {
    await expect(this.goods.getByText(status, { exact: true }).first()).toBeVisible();
  }
}
