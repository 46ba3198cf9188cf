import { expect, type Locator } from '@playwright/test';
import { PageObject } from './page-object.ts';

const FIELDS = {
  fullName: 'Nombre completo',
  address: 'Dirección',
  postalCode: 'Código postal',
  city: 'Ciudad',
  state: 'Provincia',
  email: 'Email',
  phone: 'Teléfono',
  notes: 'Notas para la entrega',
} as const;
type Field = keyof typeof FIELDS;

/** Checkout screen. */
export class CheckoutPage extends PageObject {
  async open(): Promise<void> {
    await this.page.goto('/checkout');
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.title).toHaveText('Tramitar pedido');
    await expect(this.submit).not.toHaveAttribute('aria-disabled');
  }

  get submit(): Locator {
    return this.goods.getByRole('button', { name: 'Confirmar pedido con obligación de pago', exact: true });
  }

  get receipt(): Locator {
    return this.goods.getByRole('region', { name: 'Lo que te llevas' });
  }

  /** Failure of the last submit. */
  get news(): Locator {
    return this.goods.getByRole('alert');
  }

  /** Notes at the lines of the receipt. */
  notes(text: RegExp): Locator {
    return this.receipt.getByRole('paragraph').filter({ hasText: text });
  }

  field(name: Field): Locator {
    return this.goods.getByRole('textbox', { name: FIELDS[name] });
  }

  /** Expects an error at a field, in its accessible description. */
  async complainsAt(name: Field, message: string): Promise<void> {
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(name)).toHaveAccessibleDescription(new RegExp(message));
  }

  async writeDown(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as Field).fill(value);
  }

  async leaveEverythingBlank(): Promise<void> {
    for (const name of Object.keys(FIELDS)) await this.field(name as Field).fill('');
  }

  async reviseCart(): Promise<void> {
    await this.goods.getByRole('link', { name: 'Cambiar algo del carrito' }).click();
  }

  async mend(remedy: string): Promise<void> {
    await this.goods.getByRole('button', { name: remedy, exact: true }).click();
  }

  /** Submits with the increased prices. */
  async acknowledge(): Promise<void> {
    await this.goods
      .getByRole('button', { name: 'Confirmar con los precios nuevos y obligación de pago' })
      .click();
  }

  async confirm(): Promise<void> {
    await this.submit.click();
  }
}
