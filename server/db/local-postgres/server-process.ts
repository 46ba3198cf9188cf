import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readPostmasterPid } from './orphaned-postgres.ts';
import { diskFullError, LocalPostgresError, isDiskFullMessage } from './local-postgres-error.ts';
import type { PostgresPrograms } from './programs.ts';
import { localPostgresUrl, type LocalPostgresAddress, serverArguments } from './settings.ts';
import { canRunProgram, type SystemAccount } from './system-account.ts';

/**
 * Shell program that runs PostgreSQL and ends it, by SIGINT, as soon as its standard input closes, which a killed market
 * does too.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null &
guard=$!
exec 3<&-
wait "$server"
code=$?
kill "$guard" 2>/dev/null
exit "$code"`;

/** Number of kept lines of what PostgreSQL wrote. */
const LINES = 20;

/** Running PostgreSQL of this process. */
export interface PostgresProcess {
  url: string;
  /** Resolves when the server ended, for whatever reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

interface Start {
  programs: PostgresPrograms;
  account: SystemAccount | undefined;
  address: LocalPostgresAddress;
  password: string;
  /** Receives each line that PostgreSQL writes: the reason of an end. */
  report: (line: string) => void;
}

function spawnServer({ programs, account, address }: Start): ChildProcess {
  const args = serverArguments(address);
  const options = {
    ...account,
    cwd: address.folder,
    stdio: ['pipe', 'ignore', 'pipe'] satisfies StdioOptions,
  };
  // Windows has no such shell; there the next start ends what a killed market left.
  if (process.platform === 'win32') return spawn(programs.postgres, args, { ...options, windowsHide: true });
  // A session of its own: Ctrl-C reaches the market alone, which ends PostgreSQL last.
  return spawn('/bin/sh', ['-c', GUARD, 'sh', programs.postgres, ...args], { ...options, detached: true });
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01: the password of another market.
    if ((error as { code?: string }).code === '28P01') throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const CAUSE = /^(?:FATAL|PANIC|ERROR|[\w/.]*postgres: ?)/;

/** Error of a start that failed, with PostgreSQL's own reason. */
function startError({ folder }: LocalPostgresAddress, lines: readonly string[]): LocalPostgresError {
  const said = (lines.findLast((line) => CAUSE.test(line)) ?? lines.at(-1) ?? 'no reason given').trim();
  if (isDiskFullMessage(lines.join('\n'))) return diskFullError(folder);
  return new LocalPostgresError(
    `The PostgreSQL in ${folder} does not start (${said}): nothing was changed. Restore the folder from a copy, or load a backup into an empty DATA_DIR with "npx tenderete restore".`,
  );
}

/** Starts PostgreSQL and waits until it accepts connections. Throws LocalPostgresError if it ends before. */
export async function startServerProcess(start: Start): Promise<PostgresProcess> {
  const { address, password, account, programs, report } = start;
  const child = spawnServer(start);
  const lines: string[] = [];
  let isStopping = false;
  if (child.stderr)
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line);
      if (lines.length > LINES) lines.shift();
      // Connections that its end breaks are none of the operator's concern.
      if (!isStopping) report(line);
    });
  let isOver = false;
  const ended = once(child, 'close').then(
    () => void (isOver = true),
    () => void (isOver = true),
  );
  child.stdin?.on('error', () => {});
  const stop = async () => {
    isStopping = true;
    if (process.platform === 'win32')
      canRunProgram(programs.pgCtl, ['stop', '-D', address.folder, '-m', 'fast'], account);
    else child.stdin?.end();
    await ended;
  };
  const url = localPostgresUrl(address, password);
  try {
    // PostgreSQL would log each connection that comes too early.
    while (!readPostmasterPid(address.folder)?.isReady || !(await accepts(url))) {
      if (isOver) throw startError(address, lines);
      await pause(10);
    }
  } catch (error) {
    await stop();
    if (error instanceof LocalPostgresError) throw error;
    throw new LocalPostgresError(
      `The PostgreSQL in ${address.folder} has another password than this market's keys: bring the folder "keys" that belongs to it back.`,
    );
  }
  return { url, ended, stop };
}
