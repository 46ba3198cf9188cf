import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { restoreBlobs } from '../backup/backup-blobs.ts';
import { BackupError } from '../backup/backup-error.ts';
import { BUCKET } from '../backup/backup-place.ts';
import { downloadBackup } from '../backup/bucket-copy.ts';
import { readPassphrase, readSecrets } from '../backup/key-file.ts';
import { KEY_FILE, type Manifest } from '../backup/manifest.ts';
import { checkBackup, restoreRows } from '../backup/restore-backup.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { commandAction, readCommandConfig } from './run-command.ts';
import { SECRET_FILES } from './secret-files.ts';
import { withDatabase } from './command-context.ts';

interface Options {
  keys?: string;
}

type Secrets = Readonly<Record<string, string>>;

/** Decrypted keys of a backup; none without a passphrase file. */
async function secretsOf(folder: string, manifest: Manifest, file: string | undefined): Promise<Secrets> {
  if (file === undefined) return {};
  if (manifest.files[KEY_FILE] === undefined)
    throw new BackupError('The backup has no keys: it was made without --with-keys.');
  return readSecrets(folder, await readPassphrase(file));
}

const keyPath = (dataDir: string, name: string) => join(dataDir, 'keys', name);

/** Refuses to replace a key. Throws BackupError. */
function requireNoOtherKeys(dataDir: string, secrets: Secrets): void {
  for (const name of SECRET_FILES) {
    const path = keyPath(dataDir, name);
    const wanted = secrets[name];
    if (wanted !== undefined && existsSync(path) && readFileSync(path, 'utf8') !== wanted)
      throw new BackupError(`${path} is another key than the backup's: move it away, and restore again.`);
  }
}

function writeKeys(dataDir: string, secrets: Secrets): void {
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  for (const name of SECRET_FILES) {
    const path = keyPath(dataDir, name);
    const wanted = secrets[name];
    if (wanted !== undefined && !existsSync(path)) writeFileSync(path, wanted, { mode: 0o600, flush: true });
  }
}

async function restoreFolder(folder: string, { keys }: Options): Promise<void> {
  const manifest = await checkBackup(folder);
  const secrets = await secretsOf(folder, manifest, keys);
  await withDatabase(async ({ url }, config) => {
    requireNoOtherKeys(config.dataDir, secrets);
    const blobs = await openBlobs(config);
    await restoreRows(url, folder, manifest, () => restoreBlobs(folder, blobs));
    writeKeys(config.dataDir, secrets);
  });
  console.log(
    `The market of ${manifest.madeAt} is restored: start it with "npm start" or "npx tenderete serve".`,
  );
}

/** Restores a backup of the market's bucket by way of a temporary folder. Throws BackupError. */
async function restoreFromBucket(name: string, options: Options): Promise<void> {
  const config = readCommandConfig();
  if (config.s3 === undefined) throw new BackupError('The settings name no bucket (S3_ENDPOINT).');
  const folder = mkdtempSync(join(tmpdir(), 'tenderete-restore-'));
  try {
    await downloadBackup(await openBlobs(config), name, folder);
    await restoreFolder(folder, options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const restoreMarket = (place: string, options: Options): Promise<void> =>
  place.startsWith(BUCKET)
    ? restoreFromBucket(place.slice(BUCKET.length), options)
    : restoreFolder(place, options);

/** `restore`: loads a backup into an empty market. */
export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .description('restore a backup into an empty market')
    .argument(
      '<folder>',
      'folder of the backup; "bucket:" for the newest of the bucket, "bucket:<name>" for another',
    )
    .option('--keys <passphrase file>', 'restore the keys of the market as well')
    .action(commandAction(restoreMarket));
}
