import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { LocalPostgresError } from './local-postgres-error.ts';
import { SHARED_HOME } from './programs.ts';
import { canEnter, type SystemAccount } from './system-account.ts';

const NAME = 'postgres';
const UNFINISHED = 'postgres.new-';
/** Folder of the engine that former releases used. */
const FORMER = 'db';

/** Folder of the market of a former release. */
export const formerFolder = (dataDir: string): string => join(dataDir, FORMER);

/** Folder of the market's own PostgreSQL: a folder in the data folder, or a link to one that its account can reach. */
export const postgresFolder = (dataDir: string): string => join(dataDir, NAME);

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** True if a former release left a market of its own engine in the data folder, and none of PostgreSQL lies beside it. */
export const hasFormerEngine = (dataDir: string): boolean =>
  existsSync(join(formerFolder(dataDir), 'PG_VERSION')) && !isThere(postgresFolder(dataDir));

const isFilled = (folder: string): boolean =>
  isThere(folder) &&
  !(existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length === 0);

/** False if a start would create a database: nothing lies in the place of this or of a former release's one. */
export const isDatabaseThere = (dataDir: string): boolean =>
  isFilled(postgresFolder(dataDir)) || isFilled(formerFolder(dataDir));

const refuse = (message: string): never => {
  throw new LocalPostgresError(message);
};

/**
 * True if a database must be created. Throws LocalPostgresError if anything lies in its place that this version cannot
 * open; nothing is changed then.
 */
export function isDatabaseMissing(dataDir: string, major: string): boolean {
  const folder = postgresFolder(dataDir);
  if (!isThere(folder)) {
    const former = formerFolder(dataDir);
    if (hasFormerEngine(dataDir))
      refuse(
        `The folder ${former} holds a market of a former release, and stays untouched: "npx tenderete carry-over" copies it into PostgreSQL.`,
      );
    if (existsSync(former) && readdirSync(former).length > 0)
      refuse(
        `The folder ${former} holds a damaged market of a former release, and stays untouched: restore it from a copy, or set DATA_DIR to an empty folder.`,
      );
    return true;
  }
  if (!existsSync(folder))
    refuse(
      `${folder} leads to ${readlinkSync(folder)}, which is gone: bring that folder back, or remove the link and restore a backup with "npx tenderete restore".`,
    );
  if (!statSync(folder).isDirectory())
    refuse(`${folder} is not a folder: move it away, or set DATA_DIR to another folder.`);
  if (readdirSync(folder).length === 0) return true;
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version))
    refuse(
      `The folder ${folder} is not empty and holds no whole PostgreSQL: nothing was changed. Restore it from a copy, or set DATA_DIR to an empty folder.`,
    );
  const found = readFileSync(version, 'utf8').trim();
  if (found !== major)
    refuse(
      `The folder ${folder} was written by PostgreSQL ${found}, and this release has ${major}: make a backup with the release that wrote it, and load it here with "npx tenderete restore".`,
    );
  return false;
}

/** Removes what a killed first start left. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith(UNFINISHED))) {
    const path = join(dataDir, name);
    if (lstatSync(path).isSymbolicLink()) rmSync(readlinkSync(path), { recursive: true, force: true });
    rmSync(path, { recursive: true, force: true });
  }
}

/** Empty folder of the account for a new database; a link to one elsewhere if the account cannot reach the data folder. */
function makeUnfinished(dataDir: string, account: SystemAccount | undefined): string {
  const id = randomUUID();
  const unfinished = join(dataDir, `${UNFINISHED}${id}`);
  // The account must pass through the data folder; its contents stay closed.
  if (account) chmodSync(dataDir, 0o711);
  if (canEnter(dataDir, account)) {
    mkdirSync(unfinished, { mode: 0o700 });
  } else {
    const folder = join(SHARED_HOME, `market-${id}`);
    mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
    // The link comes first, so that the next start finds what a killed one left.
    symlinkSync(folder, unfinished);
    mkdirSync(folder, { mode: 0o700 });
  }
  if (account) chownSync(realpathSync(unfinished), account.uid, account.gid);
  return unfinished;
}

/** Writes a folder's entries to the disk. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Creates the database with `fill` in a temporary folder, and names it at the end, so that a kill leaves no partial
 * database. An empty folder in its place is replaced.
 */
export async function createDatabaseFolder(
  dataDir: string,
  account: SystemAccount | undefined,
  fill: (folder: string) => void | Promise<void>,
): Promise<void> {
  removeUnfinished(dataDir);
  const unfinished = makeUnfinished(dataDir, account);
  try {
    await fill(realpathSync(unfinished));
    const folder = postgresFolder(dataDir);
    if (isThere(folder)) rmSync(folder, { recursive: true });
    renameSync(unfinished, folder);
    syncFolder(dataDir);
  } catch (error) {
    removeUnfinished(dataDir);
    throw error;
  }
}
