import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/** Reminder link tokens: the reminder's id and an HMAC with the server's key. Tokens are not stored. */
export interface ReminderTokens {
  tokenOf(id: string): string;
  /** Reminder id of a token; null for a token that this server did not create. */
  idIn(token: string): string | null;
}

const ID_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

const toUuid = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export function createReminderTokens(key: SigningKey): ReminderTokens {
  const secret = Buffer.from(
    hkdfSync(
      'sha256',
      key.privateKey.export({ type: 'pkcs8', format: 'der' }),
      '',
      'tenderete reminders',
      32,
    ),
  );
  const signatureOf = (id: Buffer) => createHmac('sha256', secret).update(id).digest().subarray(0, ID_BYTES);
  return {
    tokenOf: (id) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, signatureOf(bytes)]).toString('base64url');
    },
    idIn: (token) => {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id)) ? toUuid(id) : null;
    },
  };
}
