import { expect, type Locator } from '@playwright/test';
import { rememberMailbox } from '../support/mailbox.ts';
import { Screen } from './screen.ts';

/** Where a code from the mailbox is written: to open an account, or to choose a password anew. */
export class CodeScreen extends Screen {
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

  /** The newest code that was mailed to an address, found as a person finds it: over the link on this screen. */
  async codeFor(email: string): Promise<string> {
    await rememberMailbox(this.page);
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
