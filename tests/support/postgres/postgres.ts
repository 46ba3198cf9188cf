import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../http/free-port.ts';
import { postgresPrograms } from '../../../server/db/local-postgres/programs.ts';
import { CLUSTER_ARGUMENTS } from '../../../server/db/local-postgres/settings.ts';
import { postgresAccount } from '../../../server/db/local-postgres/system-account.ts';

export type PostgresServer = { url: string; stop: () => Promise<void> };

/** PostgreSQL server of a single test. */
export interface PrivatePostgres extends PostgresServer {
  /** Kills and restarts it like a machine crash, except that the system's file cache survives. */
  fall: () => Promise<void>;
}

/** Runs statements in order on a new connection. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await pause(50)) {
    try {
      await runSql(url, 'SELECT 1');
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
    }
  }
}

const HASTY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Starts a private PostgreSQL in the temp folder, without fsync unless `isDurable`. */
export async function startPostgres({ isDurable = false } = {}): Promise<PrivatePostgres> {
  const account = postgresAccount();
  const programs = postgresPrograms(account);
  const home = mkdtempSync(join(tmpdir(), 'tenderete-postgres-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  if (account !== undefined) chownSync(home, account.uid, account.gid);
  const data = join(home, 'data');
  execFileSync(programs.initdb, ['-D', data, '--auth=trust', '--no-sync', ...CLUSTER_ARGUMENTS], {
    ...account,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    max_connections: 200,
    ...(isDurable ? {} : HASTY),
    log_min_messages: 'fatal',
    timezone: 'UTC',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgresql://tenderete@127.0.0.1:${port}/postgres`;
  const start = () => {
    const server = spawn(programs.postgres, ['-D', data, ...args], {
      ...account,
      cwd: home,
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
    const end = async (signal: 'SIGQUIT' | 'SIGINT') => {
      server.kill(signal);
      await ended;
    };
    return { server, end, ready: waitUntilReady(url, hasEnded) };
  };
  let running = start();
  // SIGQUIT stops it at once; its data is deleted with the folder.
  const abandon = () => {
    running.server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', abandon);
  await running.ready;
  const stop = async () => {
    process.off('exit', abandon);
    await running.end('SIGINT');
    remove();
  };
  const fall = async () => {
    await running.end('SIGQUIT');
    running = start();
    await running.ready;
  };
  return { url, stop, fall };
}
