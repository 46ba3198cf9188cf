import { expect, type Locator } from '@playwright/test';
import { setMailboxCookie } from '../support/mailbox.ts';
import { PageObject } from './page-object.ts';

/** Code screen: account confirmation or password reset. */
export class VerificationCodePage extends PageObject {
  async isOpen(title: 'Mira tu correo' | 'Elige otra contraseña'): Promise<void> {
    await expect(this.title).toHaveText(title);
  }

  get email(): Locator {
    return this.goods.getByLabel('Email');
  }

  get code(): Locator {
    return this.goods.getByRole('textbox', { name: 'Código', exact: true });
  }

  get submit(): Locator {
    return this.goods.locator('form [type=submit]');
  }

  get another(): Locator {
    return this.goods.getByRole('button', { name: /otro código/ });
  }

  /** Newest code mailed to an address, read through the mailbox link of this screen. */
  async codeFor(email: string): Promise<string> {
    await setMailboxCookie(this.page);
    const opening = this.page.waitForEvent('popup');
    await this.goods.getByRole('link', { name: 'buzón local' }).click();
    const mailbox = await opening;
    const letter = mailbox.getByRole('article').filter({ hasText: email }).first();
    const [code] = /\b\d{6}\b/.exec(await letter.innerText()) ?? [];
    await mailbox.close();
    if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
    return code;
  }

  async paste(text: string): Promise<void> {
    await this.code.fill(text);
  }
}
