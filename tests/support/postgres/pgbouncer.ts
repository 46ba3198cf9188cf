import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canRunProgram, postgresAccount } from '../../../server/db/local-postgres/system-account.ts';
import { freePort } from '../http/free-port.ts';
import { runSql } from './postgres.ts';

const PROGRAM = 'pgbouncer';
const MANUAL = join(import.meta.dirname, '../../../docs/operating.md');

/** Settings of PgBouncer in transaction mode as the operating manual states them. */
function settingsOfManual(): string[] {
  const text = readFileSync(MANUAL, 'utf8');
  return [
    /`(max_prepared_statements = \d+)`/.exec(text)?.[1],
    /`(ignore_startup_parameters = [\w,]+)`/.exec(text)?.[1],
  ].map((setting) => {
    if (setting === undefined) throw new Error('The manual no longer states a setting of PgBouncer.');
    return setting;
  });
}

/** Settings of the role as the operating manual states them, such as "jit = off". */
export function roleSettingsOfManual(): string[] {
  const text = readFileSync(MANUAL, 'utf8');
  const stated = /`alter role … set ([^`]+)`((?:, (?:and )?`[^`]+`)*)/.exec(text);
  if (!stated?.[1]) throw new Error('The manual no longer states the settings of the role.');
  return [stated[1], ...[...(stated[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, setting = '']) => setting)];
}

/** True if this machine has PgBouncer. */
export const canRunPgBouncer = canRunProgram(PROGRAM, ['--version'], postgresAccount());

/** PgBouncer in front of a PostgreSQL. */
export interface PgBouncer {
  /** Address of the same database behind PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode with `connections` connections to the database of the address. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const account = postgresAccount();
  const direct = new URL(databaseUrl);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'tenderete-pgbouncer-'));
  chmodSync(home, 0o755);
  const users = join(home, 'users.txt');
  writeFileSync(users, `"${direct.username}" ""\n`);
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${direct.hostname} port=${direct.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 500',
      ...settingsOfManual(),
    ].join('\n'),
  );
  const program = spawn(PROGRAM, ['--quiet', settings], { ...account, cwd: home, stdio: 'ignore' });
  const ended = once(program, 'exit');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  for (const deadline = Date.now() + 10_000; ; await pause(50)) {
    try {
      await runSql(url.href, 'SELECT 1');
      break;
    } catch (error) {
      if (program.exitCode !== null || Date.now() > deadline) throw error;
    }
  }
  return {
    url: url.href,
    stop: async () => {
      program.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true });
    },
  };
}
