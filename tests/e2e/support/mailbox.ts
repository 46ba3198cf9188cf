import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Path of the mailbox page with its key, which the shared market stores in its data folder. */
const mailboxAddress = (): string =>
  `/__mailbox/${readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'keys', 'mailbox.txt'), 'utf8')}`;

/** Opens the local mailbox with its key, like the operator. */
export const openMailbox = (page: Page) => page.goto(mailboxAddress());

/** Sets the mailbox cookie, so that this browser can follow mailbox links. */
export const setMailboxCookie = (page: Page) => page.request.get(mailboxAddress());
