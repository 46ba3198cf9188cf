import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { storedSecret } from './stored-secret.ts';

/** Key pair for token signatures, with its key id. */
export interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  kid: string;
}

/** Signing key from a PKCS #8 PEM. Throws if it is not an Ed25519 private key. */
export async function readSigningKey(pem: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 key.');
  const publicKey = createPublicKey(pem);
  const kid = await calculateJwkThumbprint(publicKey.export({ format: 'jwk' }));
  return { privateKey, publicKey, kid };
}

export const newSigningKeyPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Signing key of an installation without JWT_PRIVATE_KEY, in `<dataDir>/keys`, created at the first start. */
export const storedSigningKeyPem = (dataDir: string): string =>
  storedSecret(dataDir, 'tokens.pem', newSigningKeyPem);
