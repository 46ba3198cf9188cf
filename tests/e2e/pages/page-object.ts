import { expect, type Locator, type Page } from '@playwright/test';

/** Base of all screens: heading, navigation, cart button and theme switch. */
export class PageObject {
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

  /** Account link: first name of the user or the login; in the bottom bar on phones. */
  get account(): Locator {
    return this.page.locator('a[href="/login"], a[href="/profile"]').filter({ visible: true }).first();
  }

  /** Cart button beside the search, or in the bottom bar on phones. */
  get cart(): Locator {
    return this.page.getByRole('button', { name: /^Carrito/ });
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** Expects the user's name in the header, on wide screens. */
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
