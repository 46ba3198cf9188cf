import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Engine } from '../db/engine.ts';
import { releaseVersion } from '../release-version.ts';
import type { Clock } from '../clock.ts';
import type { Blobs } from '../storage/blobs.ts';
import { BackupError } from './backup-error.ts';
import { BUCKET } from './backup-place.ts';
import {
  type BackupSize,
  claimBackup,
  type ClaimedBackup,
  forgetRuns,
  noteFailed,
  noteVerified,
  obsoleteRuns,
  renewBackupLease,
} from './backup-runs.ts';
import { removeUploaded, uploadBackup } from './bucket-copy.ts';
import { withConnection } from './connection.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, tryRestore } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const RENEW_EVERY = 60_000;

/** Beginning of the name of a temporary folder in the data folder; a killed process leaves it. */
const TEMPORARY = 'backup-';

export interface ScheduledBackupParts {
  engine: Pick<Engine, 'db' | 'url'>;
  blobs: Blobs;
  clock: Clock;
  dataDir: string;
  schedule: NonNullable<Config['backup']>;
}

const sizeOf = ({ tables, files, blobs }: Manifest): BackupSize => ({
  rowCount: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
  fileCount: blobs.count,
  bytes: blobs.bytes + Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
});

async function writeVerified(
  folder: string,
  { engine, blobs, clock }: ScheduledBackupParts,
): Promise<Manifest> {
  const parts = { release: releaseVersion(), now: clock.now(), blobs, keys: undefined };
  const manifest = await withConnection(engine.url, (connection) => writeBackup(connection, folder, parts));
  await checkBackup(folder);
  await tryRestore(engine.url, folder, manifest);
  return manifest;
}

/** Runs `work` with a temporary folder, and removes it and those that killed processes left. */
async function withTemporary<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(dataDir)).filter((found) => found.startsWith(TEMPORARY)))
    await rm(join(dataDir, name), { recursive: true });
  const folder = await mkdtemp(join(dataDir, TEMPORARY));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeBackup(name: string, parts: ScheduledBackupParts): Promise<Manifest> {
  const { schedule, dataDir, blobs } = parts;
  if (schedule.place !== BUCKET) return writeVerified(join(schedule.place, name), parts);
  return withTemporary(dataDir, async (folder) => {
    const manifest = await writeVerified(folder, parts);
    await uploadBackup(blobs, folder, name);
    return manifest;
  });
}

/** Names of scheduled backups; nothing else in their folder is ever deleted. */
const NAME = /^market-\d{8}t\d{6}z-[\da-f]{8}$/;

/** Deletes a backup of this market's schedule; one in another place stays as it is. */
async function remove(
  name: string,
  place: string,
  { blobs, dataDir, schedule }: ScheduledBackupParts,
): Promise<void> {
  if (place !== schedule.place || !NAME.test(name)) return;
  if (place === BUCKET) await withTemporary(dataDir, (folder) => removeUploaded(blobs, name, folder));
  else await rm(join(place, name), { recursive: true, force: true });
}

/** Deletes the backups that a newer verified one made obsolete, and what killed processes left. */
async function prune(parts: ScheduledBackupParts): Promise<void> {
  const { engine, schedule } = parts;
  const obsolete = await obsoleteRuns(engine.db, schedule.keep);
  for (const { name, place } of obsolete) await remove(name, place, parts);
  await forgetRuns(
    engine.db,
    obsolete.map(({ id }) => id),
  );
}

/** Sentence of a failure for the admin; the text of a failed statement may hold personal data and is left out. */
function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return `The backup failed (${code ?? name}); the log of the server has the details.`;
}

async function runClaimed({ id, name }: ClaimedBackup, parts: ScheduledBackupParts): Promise<void> {
  const { db } = parts.engine;
  const renewal = setInterval(() => void renewBackupLease(db, id).catch(() => {}), RENEW_EVERY);
  try {
    const manifest = await makeBackup(name, parts);
    if (await noteVerified(db, id, sizeOf(manifest))) await prune(parts);
  } catch (error) {
    await noteFailed(db, id, sentenceOf(error));
    await remove(name, parts.schedule.place, parts);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Makes the backup of this period unless a process of the market has made it or is making it; true if this one did. It is
 * verified by a trial restore, and older ones are deleted only then. A failure is stored for `lastBackup`, and thrown.
 */
export async function runDueBackup(parts: ScheduledBackupParts): Promise<boolean> {
  const claimed = await claimBackup(parts.engine.db, parts.schedule);
  if (claimed === undefined) return false;
  await runClaimed(claimed, parts);
  return true;
}
