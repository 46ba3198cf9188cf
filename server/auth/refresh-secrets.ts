import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/** Refresh tokens: 256 bits without content, stored as a hash. */
export interface RefreshSecrets {
  /** First token of a session. */
  first(): string;
  /**
   * Deterministic successor of a token. Two tabs with the same token get the same successor, so a session has one
   * current token.
   */
  successorOf(token: string): string;
  /** Stored hash of a token. */
  hashOf(token: string): string;
}

export function createRefreshSecrets(key: SigningKey): RefreshSecrets {
  const secret = Buffer.from(
    hkdfSync(
      'sha256',
      key.privateKey.export({ type: 'pkcs8', format: 'der' }),
      '',
      'tenderete refresh tokens',
      32,
    ),
  );
  return {
    first: () => randomBytes(32).toString('base64url'),
    successorOf: (token) => createHmac('sha256', secret).update(token).digest('base64url'),
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
}
