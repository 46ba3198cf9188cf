import { expect } from '@playwright/test';
import { Screen } from './screen.ts';

/** Who is signed in, and the way out. */
export class ProfileScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.title).toHaveText('Tu cuenta');
  }

  async isOf(fullName: string): Promise<void> {
    await expect(this.goods.getByRole('heading', { name: fullName })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.goods.getByRole('button', { name: 'Cerrar sesión' }).click();
  }
}
