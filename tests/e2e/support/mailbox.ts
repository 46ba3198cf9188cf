import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Path of the mailbox page with its key, which the market of all the journeys keeps in its data folder. */
const mailboxAddress = (): string =>
  `/__mailbox/${readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'keys', 'mailbox.txt'), 'utf8')}`;

/** Opens the mails that the market would have sent, as whoever started it does. */
export const openMailbox = (page: Page) => page.goto(mailboxAddress());

/** Lets the browser of this page open the mailbox by links, as after it was opened once. */
export const rememberMailbox = (page: Page) => page.request.get(mailboxAddress());
