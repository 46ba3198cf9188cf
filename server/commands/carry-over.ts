import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { prepareConnection } from '../backup/connection.ts';
import { FORMER_ENGINE, withFormerDatabase } from '../backup/former-engine.ts';
import type { Manifest } from '../backup/manifest.ts';
import { checkBackup, restoreRows } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { systemClock } from '../clock.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { formerFolder, hasFormerEngine } from '../db/local-postgres/data-folder.ts';
import { createFilledPostgres } from '../db/local-postgres/local-postgres.ts';
import { releaseVersion } from '../release-version.ts';
import { CommandError } from './command-error.ts';
import { commandAction, readCommandConfig } from './run-command.ts';

/** Beginning of the temporary folder's name; a killed command leaves it. */
const TEMPORARY = 'carry-over-';

/** Rows of the former market as a backup in a temporary folder; files stay in the storage that both use. */
async function writeFormerBackup(former: string, temporary: string): Promise<string> {
  const backup = join(temporary, 'backup');
  const parts = { release: releaseVersion(), now: systemClock.now(), blobs: undefined, keys: undefined };
  await withFormerDatabase(former, temporary, async (connection) => {
    await prepareConnection(connection);
    await writeBackup(connection, backup, parts);
  });
  return backup;
}

/** Copies the former market of a locked data folder into a PostgreSQL of its own. */
async function carryOver(dataDir: string): Promise<Manifest> {
  console.log(`Fetching ${FORMER_ENGINE} from npm, to read the former market …`);
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith(TEMPORARY)))
    rmSync(join(dataDir, name), { recursive: true });
  const temporary = mkdtempSync(join(dataDir, TEMPORARY));
  try {
    const backup = await writeFormerBackup(formerFolder(dataDir), temporary);
    const manifest = await checkBackup(backup);
    const fill = (url: string) => restoreRows(url, backup, manifest, async () => {});
    await createFilledPostgres(dataDir, fill, () => {});
    return manifest;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** `carry-over`: copies a market of a former release, with another engine, into the market's own PostgreSQL. */
export function addCarryOverCommand(program: Command): void {
  program
    .command('carry-over')
    .description('copy a market of a former release (DATA_DIR/db) into PostgreSQL')
    .action(
      commandAction(async () => {
        const { databaseUrl, dataDir: given } = readCommandConfig();
        const dataDir = resolve(given);
        if (databaseUrl !== undefined)
          throw new CommandError(
            'DATABASE_URL is set: a market is carried over into its own PostgreSQL only.',
          );
        if (!hasFormerEngine(dataDir))
          throw new CommandError(
            `There is nothing to carry over: ${dataDir} holds no market of a former release, or has a PostgreSQL already.`,
          );
        const release = lockDataDir(dataDir, systemClock.now());
        try {
          const { tables } = await carryOver(dataDir);
          const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
          console.log(
            `The market is carried over, ${rows} rows: start it as usual. ${formerFolder(dataDir)} stays as it was, and may be deleted once all is well.`,
          );
        } finally {
          release();
        }
      }),
    );
}
