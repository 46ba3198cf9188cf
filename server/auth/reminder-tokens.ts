import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/** What the links of reminders carry: the reminder's id and what only this server's key makes of it. Nothing of it is stored. */
export interface ReminderTokens {
  tokenOf(id: string): string;
  /** The id that a token was made of; null for any that this server never made. */
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
