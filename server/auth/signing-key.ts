import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { storedSecret } from './stored-secret.ts';

/** The key that signs tokens, its public half, and the name that tokens call it by. */
export interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  kid: string;
}

/** Reads a PKCS #8 PEM. Throws when it is no Ed25519 private key. */
export async function readSigningKey(pem: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The signing key must be an Ed25519 key.');
  const publicKey = createPublicKey(pem);
  const kid = await calculateJwkThumbprint(publicKey.export({ format: 'jwk' }));
  return { privateKey, publicKey, kid };
}

export const newSigningKeyPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The key that the embedded installation made at its first start, in `<dataDir>/keys`. */
export const storedSigningKeyPem = (dataDir: string): string =>
  storedSecret(dataDir, 'tokens.pem', newSigningKeyPem);
