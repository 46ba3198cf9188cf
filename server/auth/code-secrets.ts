import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import type { CodeSubject } from '../db/codes.ts';
import type { SigningKey } from './signing-key.ts';

/** Codes that go by mail: six digits, of which the database holds only what this server's key makes of them. */
export interface CodeSecrets {
  newCode(): string;
  /** What is stored of a code. A million guesses undo a plain hash at once; without the key they undo nothing. */
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
