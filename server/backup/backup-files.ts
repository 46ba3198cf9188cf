import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';

/** Size in bytes and SHA-256 of a file. */
export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** Creates the folder of a backup, closed to others. Throws BackupError if it holds anything. */
export async function createBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`The folder ${folder} is not empty: a backup needs an empty or a new folder.`);
  await chmod(folder, 0o700);
}

/** Stream that digests what passes through. */
function digesting() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, pass) {
      hash.update(chunk);
      bytes += chunk.length;
      pass(null, chunk);
    },
  });
  return { through, result: (): FileDigest => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a new file that only its owner can read, whole on the disk; returns its digest. */
export async function writeNewFile(path: string, content: Readable): Promise<FileDigest> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { through, result } = digesting();
  await pipeline(content, through, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
  return result();
}

/** Writes lines as a new gzip file; returns the digest of the file. */
export async function writeLines(
  path: string,
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<FileDigest> {
  const gzip = createGzip();
  const [digest] = await Promise.all([writeNewFile(path, gzip), pipeline(Readable.from(chunks), gzip)]);
  return digest;
}

/** Lines of a gzip file. Only "\n" ends a line: JSON may hold every other line break. */
export async function* readBackupLines(path: string): AsyncGenerator<string> {
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Digest of all that a stream yields. */
export async function digestStream(content: AsyncIterable<Buffer>): Promise<FileDigest> {
  const { through, result } = digesting();
  await pipeline(content, through.resume());
  return result();
}

/** Digest of a file; undefined if it does not exist. */
async function digestFile(path: string): Promise<FileDigest | undefined> {
  if ((await stat(path).catch(() => undefined)) === undefined) return undefined;
  return digestStream(createReadStream(path));
}

/** Refuses a backup with a file that is not as the manifest says. Throws BackupError. */
export async function verifyFile(folder: string, file: string, wanted: FileDigest): Promise<void> {
  const found = await digestFile(join(folder, file));
  if (found?.sha256 === wanted.sha256 && found.bytes === wanted.bytes) return;
  throw new BackupError(
    `The file ${file} of the backup is ${found === undefined ? 'missing' : 'damaged'}: nothing was restored.`,
  );
}
