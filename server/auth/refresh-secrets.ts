import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/** Refresh tokens: 256 bits that say nothing, stored as their hash. */
export interface RefreshSecrets {
  /** The first token of a session. */
  first(): string;
  /** The one successor of a token: two tabs that use the same token get the same one, and a family has one head. */
  successorOf(token: string): string;
  /** What is stored of a token. */
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
