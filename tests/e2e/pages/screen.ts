import { expect, type Locator, type Page } from '@playwright/test';

/** What every screen of the market has: its heading, the ways around it, the cart within reach and the light switch. */
export class Screen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get goods(): Locator {
    return this.page.getByRole('main');
  }

  /** The first name of whoever is signed in, or the way in; on the phone it is in the bar below. */
  get account(): Locator {
    return this.page.locator('a[href="/login"], a[href="/profile"]').filter({ visible: true }).first();
  }

  /** Beside the search, or on the phone in the bar below. */
  get cart(): Locator {
    return this.page.getByRole('button', { name: /^Carrito/ });
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** Where there is room, the header says whose session it is. */
  async greets({ fullName }: { fullName: string }): Promise<void> {
    await expect(this.account).toHaveText(fullName.split(' ')[0] ?? '');
  }

  async carries(pieces: number): Promise<void> {
    await expect(this.cart).toHaveAccessibleName(
      pieces === 0 ? /^Carrito( vacío)?$/ : new RegExp(`^Carrito ?: ?${pieces}$`),
    );
  }

  async followWay(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  }

  async chooseLight(name: 'De día' | 'De noche' | 'Como el sistema'): Promise<void> {
    await this.page.getByRole('contentinfo').getByTitle(name).click();
  }
}
