import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAILBOX_PATH } from '../../contract/shell/mailbox-path.ts';
import { storedSecret } from '../auth/stored-secret.ts';

/** Access key of the mailbox page, 128 bits. It is in the data folder and in the start message. */
export const storedMailboxKey = (dataDir: string): string =>
  storedSecret(dataDir, 'mailbox.txt', () => randomBytes(16).toString('base64url'));

/** Path of the mailbox page with its key. */
export const mailboxPath = (key: string): string => `${MAILBOX_PATH}/${key}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Equality of two keys in constant time. */
export const isSameKey = (key: string, given: string): boolean => timingSafeEqual(digest(key), digest(given));
