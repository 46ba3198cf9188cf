import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSecret } from '../../auth/stored-secret.ts';
import { createDatabaseFolder, isDatabaseMissing, postgresFolder } from './data-folder.ts';
import { endOrphanedPostgres, readPostmasterPid } from './orphaned-postgres.ts';
import {
  diskFullError,
  fileFailureOf,
  LocalPostgresError,
  isDiskFullMessage,
} from './local-postgres-error.ts';
import { postgresPrograms, type PostgresPrograms } from './programs.ts';
import { startServerProcess } from './server-process.ts';
import { canHaveSocket, initdbArguments, type LocalPostgresAddress, localPostgresUrl } from './settings.ts';
import { superviseServer } from './supervise-server.ts';
import { canEnter, postgresAccount, type SystemAccount } from './system-account.ts';

/** Running PostgreSQL of a data folder. */
export interface LocalPostgres {
  url: string;
  /** Ends it after its data is written. */
  stop: () => Promise<void>;
}

/** Password of the market's own PostgreSQL, which only this market knows. */
const passwordOf = (dataDir: string): string =>
  storedSecret(dataDir, 'postgres', () => randomBytes(24).toString('base64url'));

/** Creates an empty cluster in the folder, written to the disk as a whole. */
function initialize(
  folder: string,
  password: string,
  { initdb }: PostgresPrograms,
  account: SystemAccount | undefined,
): void {
  const home = mkdtempSync(join(tmpdir(), 'tenderete-init-'));
  try {
    const passwordFile = join(home, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) for (const path of [home, passwordFile]) chownSync(path, account.uid, account.gid);
    execFileSync(initdb, initdbArguments(folder, passwordFile), {
      ...account,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error);
    if (isDiskFullMessage(said)) throw diskFullError(folder);
    const cause = /(?:error|FATAL): .*/.exec(said)?.[0] ?? said.trim().split('\n').at(-1);
    throw new LocalPostgresError(`A database could not be created in ${folder} (${cause}).`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

const addressOf = async (folder: string): Promise<LocalPostgresAddress> => ({
  folder,
  port: canHaveSocket(folder) ? undefined : await freePort(),
});

/**
 * Starts the market's own PostgreSQL in `<dataDir>/postgres`, and creates it at the first start. It ends with this
 * process, however that ends, and is started again if it ends by itself. Only for the holder of the data folder's lock.
 * Throws LocalPostgresError with folder, cause and next step; nothing is ever created over a folder that holds anything.
 */
export async function startLocalPostgres(
  dataDir: string,
  report: (line: string) => void,
): Promise<LocalPostgres> {
  try {
    const account = postgresAccount();
    const programs = postgresPrograms(account);
    const isMissing = isDatabaseMissing(dataDir, programs.major);
    const password = passwordOf(dataDir);
    if (isMissing)
      await createDatabaseFolder(dataDir, account, (folder) =>
        initialize(folder, password, programs, account),
      );
    const folder = realpathSync(postgresFolder(dataDir));
    if (!canEnter(folder, account))
      throw new LocalPostgresError(
        `The folder ${folder} lies in a folder that is closed to the account of PostgreSQL, which does not run as root: start the market as an ordinary account, or move DATA_DIR to an open place such as /var/lib.`,
      );
    const address = await addressOf(folder);
    const start = async () => {
      await endOrphanedPostgres(folder, programs, account);
      return startServerProcess({ programs, account, address, password, report });
    };
    return await superviseServer(start, report);
  } catch (error) {
    throw fileFailureOf(error, dataDir) ?? error;
  }
}

/**
 * Creates the market's own PostgreSQL with the contents that `fill` writes: it gets its place when `fill` is done, so a
 * failure or a kill leaves no partial market. Only for the holder of the data folder's lock. Throws LocalPostgresError.
 */
export async function createFilledPostgres(
  dataDir: string,
  fill: (url: string) => Promise<void>,
  report: (line: string) => void,
): Promise<void> {
  const account = postgresAccount();
  const programs = postgresPrograms(account);
  const password = passwordOf(dataDir);
  await createDatabaseFolder(dataDir, account, async (folder) => {
    initialize(folder, password, programs, account);
    const address = await addressOf(folder);
    const postgres = await startServerProcess({ programs, account, address, password, report });
    try {
      await fill(postgres.url);
    } finally {
      await postgres.stop();
    }
  });
}

/** Connection URL of the PostgreSQL that a running market holds in its data folder; undefined if none runs. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  if (!existsSync(postgresFolder(dataDir))) return undefined;
  const folder = realpathSync(postgresFolder(dataDir));
  const found = readPostmasterPid(folder);
  if (found === undefined) return undefined;
  return localPostgresUrl({ folder, port: found.hasSocket ? undefined : found.port }, passwordOf(dataDir));
}
