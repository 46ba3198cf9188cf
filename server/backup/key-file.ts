import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { create, object, pattern, record, string } from 'superstruct';
import { BackupError } from './backup-error.ts';
import { type FileDigest, writeNewFile } from './backup-files.ts';
import { KEY_FILE } from './manifest.ts';

const CIPHER = 'aes-256-gcm';

/** Cost of scrypt as OWASP recommends it: 128 MiB for each try. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const;

const SHORTEST_PASSPHRASE = 12;

const Base64 = pattern(string(), /^[\w-]*$/);
const KeyFile = object({ salt: Base64, iv: Base64, tag: Base64, data: Base64 });
const Secrets = record(pattern(string(), /^[a-z]+\.[a-z]+$/), string());

/** Passphrase of a file, without the line break at its end. Throws BackupError for a missing file or a short one. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`The passphrase file ${file} cannot be read.`);
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupError(`The passphrase needs ${SHORTEST_PASSPHRASE} characters at least.`);
  return passphrase;
}

const keyOf = (passphrase: string, salt: Buffer) => scryptSync(passphrase.normalize('NFC'), salt, 32, SCRYPT);
const text = (bytes: Buffer) => bytes.toString('base64url');
const bytes = (said: string) => Buffer.from(said, 'base64url');

/** Writes secrets by name, encrypted with the passphrase (scrypt, AES-256-GCM); returns the digest of the file. */
export async function writeSecrets(
  folder: string,
  secrets: Readonly<Record<string, string>>,
  passphrase: string,
): Promise<Record<string, FileDigest>> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const file = { salt: text(salt), iv: text(iv), tag: text(cipher.getAuthTag()), data: text(data) };
  const content = Readable.from([Buffer.from(JSON.stringify(file))]);
  return { [KEY_FILE]: await writeNewFile(join(folder, KEY_FILE), content) };
}

/** Secrets of a backup by name. Throws BackupError for a wrong passphrase. */
export async function readSecrets(folder: string, passphrase: string): Promise<Record<string, string>> {
  const { salt, iv, tag, data } = create(JSON.parse(await readFile(join(folder, KEY_FILE), 'utf8')), KeyFile);
  const decipher = createDecipheriv(CIPHER, keyOf(passphrase, bytes(salt)), bytes(iv), { authTagLength: 16 });
  decipher.setAuthTag(bytes(tag));
  try {
    const opened = Buffer.concat([decipher.update(bytes(data)), decipher.final()]);
    return create(JSON.parse(opened.toString('utf8')), Secrets);
  } catch {
    throw new BackupError('The passphrase does not open the keys of this backup.');
  }
}
