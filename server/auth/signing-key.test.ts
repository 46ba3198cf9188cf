import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSigningKeyPem, newSigningKeyPem, readSigningKey } from './signing-key.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderete-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('battery 31 an installation makes its key once, for itself and for nobody else to read', () => {
  const pem = storedSigningKeyPem(join(folder, 'one'));
  expect(storedSigningKeyPem(join(folder, 'one'))).toBe(pem);
  expect(storedSigningKeyPem(join(folder, 'other'))).not.toBe(pem);
  expect(readdirSync(join(folder, 'one', 'keys'))).toEqual(['tokens.pem']);
  expect(statSync(join(folder, 'one', 'keys', 'tokens.pem')).mode & 0o777).toBe(0o600);
});

test('battery 31 only an Ed25519 key signs, and its name tells it from others', async () => {
  const pem = newSigningKeyPem();
  const { kid } = await readSigningKey(pem);
  expect((await readSigningKey(pem)).kid).toBe(kid);
  expect((await readSigningKey(newSigningKeyPem())).kid).not.toBe(kid);
  const { privateKey } = generateKeyPairSync('x25519');
  const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await expect(readSigningKey(other)).rejects.toThrow('The signing key must be an Ed25519 key.');
});
