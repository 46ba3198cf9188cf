import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalPostgresError } from './local-postgres-error.ts';
import type { PostgresPrograms } from './programs.ts';
import { canRunProgram, type SystemAccount } from './system-account.ts';

/** Time limit for a leftover server to end, in ms. */
const PATIENCE = 20_000;

/** Running server of a database folder, as its postmaster.pid names it. */
export interface PostmasterPid {
  pid: number;
  /** Port of the loopback interface or of the Unix socket. */
  port: number;
  hasSocket: boolean;
  /** True as soon as it accepts connections. */
  isReady: boolean;
}

/** Contents of a folder's postmaster.pid; undefined if there is none. */
export function readPostmasterPid(folder: string): PostmasterPid | undefined {
  try {
    const [pid, , , port, socketFolder, , , status] = readFileSync(
      join(folder, 'postmaster.pid'),
      'utf8',
    ).split('\n');
    return {
      pid: Number(pid),
      port: Number(port),
      hasSocket: (socketFolder ?? '').trim() !== '',
      isReady: (status ?? '').trim() === 'ready',
    };
  } catch {
    return undefined;
  }
}

/** True if the process works in the folder and has not ended. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // It has ended, or is of an account that could not write the folder.
    return false;
  }
}

/** Processes whose working directory is the folder: a PostgreSQL server and its connections. Linux only. */
const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksIn(name, folder))
    .map(Number);

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
};

async function isEmptied(folder: string): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE; processesIn(folder).length > 0; await pause(20))
    if (Date.now() > deadline) return false;
  return true;
}

/**
 * Ends a PostgreSQL that a killed market left in the folder, a real path, and removes its lock files: their process
 * number may be somebody else's by now. Only for the holder of the data folder's lock.
 */
export async function endOrphanedPostgres(
  folder: string,
  { pgCtl }: PostgresPrograms,
  account: SystemAccount | undefined,
): Promise<void> {
  const found = readPostmasterPid(folder);
  if (process.platform !== 'linux') {
    if (found)
      canRunProgram(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-t', String(PATIENCE / 1_000)], account);
    return;
  }
  // SIGINT is PostgreSQL's fast shutdown. Connections without a server end by themselves.
  if (found && worksIn(String(found.pid), folder)) signal(found.pid, 'SIGINT');
  if (!(await isEmptied(folder)))
    throw new LocalPostgresError(
      `The processes ${processesIn(folder).join(', ')} of an earlier start still hold the folder ${folder}: end them, and start again.`,
    );
  const locks = readdirSync(folder).filter(
    (name) => name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'),
  );
  for (const name of locks) rmSync(join(folder, name), { force: true });
}
