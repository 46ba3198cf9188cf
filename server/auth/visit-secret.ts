import { hkdfSync } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/** Secret for the marks of visitors, derived from the signing key, so that all processes of a market have the same. */
export const visitSecretOf = (key: SigningKey): string =>
  Buffer.from(
    hkdfSync('sha256', key.privateKey.export({ type: 'pkcs8', format: 'der' }), '', 'tenderete visits', 32),
  ).toString('base64');
