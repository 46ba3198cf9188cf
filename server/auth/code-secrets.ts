import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import type { CodeSubject } from '../db/codes.ts';
import type { SigningKey } from './signing-key.ts';

/** E-mailed codes: six digits; the database stores only an HMAC with the server's key. */
export interface CodeSecrets {
  newCode(): string;
  /** Stored HMAC of a code. A plain hash of six digits is reversible with a million guesses; the HMAC needs the key. */
  hashOf(subject: CodeSubject, code: string): string;
}

export function createCodeSecrets(key: SigningKey): CodeSecrets {
  const secret = Buffer.from(
    hkdfSync('sha256', key.privateKey.export({ type: 'pkcs8', format: 'der' }), '', 'tenderete codes', 32),
  );
  return {
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    hashOf: ({ email, purpose }, code) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([purpose, email, code]))
        .digest('base64url'),
  };
}
