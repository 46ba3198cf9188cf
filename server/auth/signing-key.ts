import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint } from 'jose';

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

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The key that the embedded installation made at its first start, in `<dataDir>/keys`. */
export function keptSigningKeyPem(dataDir: string): string {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'tokens.pem');
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, newSigningKeyPem(), { mode: 0o600 });
  // A key cut short by a kill would lock everybody out: it gets its name when it is whole.
  linkSync(unfinished, file);
  rmSync(unfinished);
  return readFileSync(file, 'utf8');
}
