import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { withConnection } from '../backup/connection.ts';
import { readPassphrase } from '../backup/key-file.ts';
import type { Manifest } from '../backup/manifest.ts';
import { checkBackup, tryRestore } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { releaseVersion } from '../release-version.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { SECRET_FILES } from './secret-files.ts';
import { commandAction } from './run-command.ts';
import { withDatabase } from './command-context.ts';

interface Options {
  verify: boolean;
  withKeys?: string;
}

/** Secrets of this installation by file name. */
function secretsOf({ dataDir, jwtPrivateKey }: Config): Record<string, string> {
  const stored = SECRET_FILES.flatMap((name) => {
    const file = join(dataDir, 'keys', name);
    return existsSync(file) ? [[name, readFileSync(file, 'utf8')] as const] : [];
  });
  const given = jwtPrivateKey === undefined ? {} : { [SECRET_FILES[0]]: jwtPrivateKey };
  return { ...Object.fromEntries(stored), ...given };
}

function contentText({ tables, blobs, schema }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${Object.keys(tables).length} tables, ${blobs.count} files, schema ${schema.number}`;
}

async function makeBackup(folder: string, { verify, withKeys }: Options): Promise<void> {
  const passphrase = withKeys === undefined ? undefined : await readPassphrase(withKeys);
  await withDatabase(async ({ url }, config) => {
    const parts = {
      release: releaseVersion(),
      now: systemClock.now(),
      blobs: await openBlobs(config),
      keys: passphrase === undefined ? undefined : { passphrase, secrets: secretsOf(config) },
    };
    const manifest = await withConnection(url, (connection) => writeBackup(connection, folder, parts));
    console.log(`The backup is in ${folder}: ${contentText(manifest)}.`);
    const { missing } = manifest.blobs;
    if (missing > 0) console.warn(`${missing} referenced files are not in the storage, nor in the backup.`);
    if (!verify) return;
    await checkBackup(folder);
    await tryRestore(url, folder, manifest);
    console.log('Its files were read again, and its rows were restored on trial: they are the same.');
  });
}

/** `backup`: writes a backup of one snapshot while the market goes on, and verifies it. */
export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .description('write a backup while the market goes on selling, and verify it')
    .argument('<folder>', 'new or empty folder')
    .option('--no-verify', 'do not read the backup again and restore it on trial')
    .option('--with-keys <passphrase file>', 'add the keys of the market, encrypted with the passphrase')
    .action(commandAction(makeBackup));
}
