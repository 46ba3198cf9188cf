import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAILBOX_PATH } from '../../contract/shell/mailbox.ts';
import { storedSecret } from '../auth/stored-secret.ts';

/** Key of the mailbox page, of 128 bits. Whoever can read the data folder or saw the start has it. */
export const storedMailboxKey = (dataDir: string): string =>
  storedSecret(dataDir, 'mailbox.txt', () => randomBytes(16).toString('base64url'));

/** Path of the mailbox page with its key. */
export const mailboxPath = (key: string): string => `${MAILBOX_PATH}/${key}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two keys are the same, found out in a time that tells nothing of them. */
export const isSameKey = (key: string, given: string): boolean => timingSafeEqual(digest(key), digest(given));
