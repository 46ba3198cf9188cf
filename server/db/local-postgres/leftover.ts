import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalPostgresError } from './local-postgres-error.ts';
import { isPostgres, type PostgresPrograms } from './programs.ts';
import { succeeds, type SystemAccount } from './system-account.ts';

/** Time limit for a leftover server to end, in ms. */
const PATIENCE = 20_000;

/** Running server of a database folder, as its postmaster.pid names it. */
export interface ServerFile {
  pid: number;
  /** Port of the loopback interface or of the Unix socket. */
  port: number;
  hasSocket: boolean;
}

/** Contents of a folder's postmaster.pid; undefined if there is none. */
export function readServerFile(folder: string): ServerFile | undefined {
  try {
    const [pid, , , port, socketFolder] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port), hasSocket: (socketFolder ?? '').trim() !== '' };
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True if the process is a PostgreSQL that works in the folder. Linux only; elsewhere PostgreSQL decides itself. */
function worksIn(pid: number, folder: string): boolean {
  try {
    const [command = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return isPostgres(command) && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

async function hasEnded(pid: number): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE; isRunning(pid); await pause(20))
    if (Date.now() > deadline) return false;
  return true;
}

/**
 * Ends a PostgreSQL that a killed market left in the folder, and removes a postmaster.pid whose number another process
 * has by now. Only for the holder of the data folder's lock.
 */
export async function endLeftover(
  folder: string,
  { pgCtl }: PostgresPrograms,
  account: SystemAccount | undefined,
): Promise<void> {
  const found = readServerFile(folder);
  if (found === undefined || !isRunning(found.pid)) return;
  if (process.platform !== 'linux') {
    succeeds(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-t', String(PATIENCE / 1_000)], account);
    return;
  }
  if (!worksIn(found.pid, folder)) {
    rmSync(join(folder, 'postmaster.pid'));
    return;
  }
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill(found.pid, 'SIGINT');
  if (!(await hasEnded(found.pid)))
    throw new LocalPostgresError(
      `Process ${found.pid}, a PostgreSQL of an earlier start, still holds the folder ${folder}: end it, and start again.`,
    );
}
