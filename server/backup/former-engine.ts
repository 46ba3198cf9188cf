import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BackupError } from './backup-error.ts';
import type { Connection } from './connection.ts';

/** Engine of former releases, which this release does not depend on. */
export const FORMER_ENGINE = '@electric-sql/pglite@0.5.16';
const [NAME] = FORMER_ENGINE.split(/@(?=\d)/) as [string];

/** Arguments of former releases. */
const ARGUMENTS = ['-c', 'shared_buffers=16MB'];

interface FormerDatabase extends Connection {
  close(): Promise<void>;
}

/** The parts of the package that are used here. */
interface FormerPackage {
  PGlite: {
    create(folder: string, options: object): Promise<FormerDatabase>;
    defaultStartParams: string[];
  };
}

/** Asks npm for the engine, in a folder of its own. Throws BackupError. */
function installFormerEngine(folder: string): void {
  mkdirSync(folder);
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  try {
    execFileSync('npm', [...args, FORMER_ENGINE], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
  } catch {
    throw new BackupError(
      `npm could not fetch ${FORMER_ENGINE}: check that the registry can be reached (npm ping), and run the command again.`,
    );
  }
}

/**
 * Opens a copy of a former engine's folder, and runs `work` with it; the folder itself is only read. `temporary` holds
 * the engine and the copy. Throws BackupError.
 */
export async function withFormerDatabase<T>(
  former: string,
  temporary: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const program = join(temporary, 'engine');
  installFormerEngine(program);
  const { resolve } = createRequire(join(realpathSync(program), 'package.json'));
  const load = async (name: string) => (await import(pathToFileURL(resolve(name)).href)) as unknown;
  const { PGlite } = (await load(NAME)) as FormerPackage;
  const { pg_trgm } = (await load(`${NAME}/contrib/pg_trgm`)) as { pg_trgm: object };
  const copy = join(temporary, 'db');
  cpSync(former, copy, { recursive: true });
  const database = await PGlite.create(copy, {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...ARGUMENTS],
  }).catch(() => {
    throw new BackupError(`The folder ${former} cannot be opened by ${FORMER_ENGINE}: it is damaged.`);
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
