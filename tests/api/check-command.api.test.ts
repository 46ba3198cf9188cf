import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { checkDatabase } from '../../server/checks/check-database.ts';
import { newSigningKeyPem } from '../../server/auth/signing-key.ts';
import { systemClock } from '../../server/clock.ts';
import { startBucket, type TestBucket } from '../support/api/bucket.ts';

import { runTenderete } from '../support/http/command-line.ts';
import { freePort } from '../support/http/free-port.ts';
import { startMailServer } from '../support/http/mail-server.ts';
import { startProcess } from '../support/http/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { runSql } from '../support/postgres/postgres.ts';
import { copyEmptyDatabase, createMarketDatabase } from '../support/postgres/test-database.ts';

/** State and subject of each line of a report, and its text. */
const linesOf = (output: string) =>
  output.split('\n').map((line) => {
    const [, state = '', subject = '', text = ''] = /^(\w+) +(\w+) +(.*)$/.exec(line) ?? [];
    return { state, subject, text };
  });

const statesOf = (output: string) =>
  Object.fromEntries(linesOf(output).map(({ state, subject }) => [subject, state]));

const textOf = (output: string, subject: string) =>
  linesOf(output).find((line) => line.subject === subject)?.text;

const FINE = {
  settings: 'ok',
  database: 'ok',
  extension: 'ok',
  rights: 'ok',
  schema: 'ok',
  connections: 'ok',
  clock: 'ok',
  storage: 'ok',
  backups: 'note',
  mail: 'ok',
};

let folder = '';
let cleanups: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderete-check-'));
  cleanups = [() => rmSync(folder, { recursive: true })];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

describe('tenderete check, a market of one machine', () => {
  const env = () => ({ DATA_DIR: folder, DEMO_MARKET: 'off', CAPTCHA_PROVIDER: 'off' });

  test.each(['beside a running market', 'without one'])(
    'finds everything in order %s',
    async (where) => {
      await copyEmptyDatabase(folder);
      if (where === 'beside a running market') {
        const server = await startProcess(env());
        cleanups.push(() => server.ended);
        cleanups.push(() => server.child.kill('SIGKILL'));
        await server.started;
      }
      const before = readdirSync(folder).filter((name) => name !== 'lock');
      const { code, output, errors } = await runTenderete(env(), 'check');
      expect([code, errors, statesOf(output)]).toEqual([0, '', FINE]);
      expect(textOf(output, 'database')).toMatch(/^PostgreSQL 18\.\d+ answers$/);
      expect(textOf(output, 'storage')).toContain(`a file in ${folder} was written, read and deleted`);
      expect(readdirSync(folder).filter((name) => name !== 'lock')).toEqual(before);
    },
    180_000,
  );

  test('creates nothing where nothing is', async () => {
    const { code, output } = await runTenderete({ ...env(), DATA_DIR: join(folder, 'none') }, 'check');
    expect([code, textOf(output, 'database')]).toEqual([0, 'none yet: the first start creates one']);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  }, 60_000);

  test('says which settings are wrong, and looks no further', async () => {
    const wrong = { ...env(), PORT: 'x', CORS_ORIGINS: 'y' };
    const { code, output } = await runTenderete(wrong, 'check');
    expect(code).toBe(1);
    expect(linesOf(output)).toEqual([
      { state: 'failed', subject: 'settings', text: 'PORT: must be a whole number from 0 to 65535' },
      {
        state: 'failed',
        subject: 'settings',
        text: 'CORS_ORIGINS.0: must be a list of origins, parted by commas',
      },
    ]);
  }, 60_000);
});

describe('tenderete check, a market with external services', () => {
  let database: TestDatabase;
  let bucket: TestBucket;
  const start = async () => {
    database = await createMarketDatabase();
    bucket = await startBucket();
    const mail = await startMailServer();
    cleanups.push(
      database.drop,
      () => bucket.close(),
      () => mail.close(),
    );
    const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
    return {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      JWT_PRIVATE_KEY: newSigningKeyPem(),
      PUBLIC_URL: 'https://mercado.example',
      TRUSTED_PROXIES: '1',
      DEMO_MARKET: 'off',
      SMTP_URL: mail.url,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  };

  test('finds everything in order, and names each external service that is not, without a secret', async () => {
    const env = await start();
    const fine = await runTenderete({ ...env, BACKUP_EVERY: '24h', BACKUP_TO: folder }, 'check');
    expect([fine.code, fine.errors, statesOf(fine.output)]).toEqual([0, '', { ...FINE, backups: 'ok' }]);

    writeFileSync(join(folder, 'file'), '');
    const nowhere = `127.0.0.1:${await freePort()}`;
    const away = await runTenderete(
      {
        ...env,
        DATABASE_URL: `postgresql://ana:secreto-db@${nowhere}/market`,
        SMTP_URL: `smtp://ana:secreto-mail@${nowhere}`,
        S3_BUCKET: 'de-nadie',
        S3_SECRET_ACCESS_KEY: 'secreto-s3',
        BACKUP_EVERY: '24h',
        // A file, in which no folder can be created.
        BACKUP_TO: join(folder, 'file'),
      },
      'check',
    );
    expect([away.code, statesOf(away.output)]).toEqual([
      1,
      { settings: 'ok', database: 'failed', storage: 'failed', backups: 'failed', mail: 'failed' },
    ]);
    expect(textOf(away.output, 'database')).toContain(`ECONNREFUSED ${nowhere}`);
    expect(textOf(away.output, 'mail')).toContain(`ECONNREFUSED ${nowhere}`);
    expect(away.output + away.errors).not.toContain('secreto');
  }, 120_000);

  test('a mail server that never greets is a failure', async () => {
    const silent = await startMailServer({ isSilent: true });
    cleanups.push(() => silent.close());
    const env = { DATA_DIR: join(folder, 'none'), SMTP_URL: silent.url };
    const { code, output } = await runTenderete(env, 'check');
    expect([code, statesOf(output)['mail']]).toEqual([1, 'failed']);
  }, 60_000);

  test('a user without rights, and a database without the extension', async () => {
    const bare = await createTestDatabase();
    const role = `checker_${crypto.randomUUID().slice(0, 8)}`;
    cleanups.push(() => runSql(inject('postgresUrl'), `drop role ${role}`), bare.drop);
    await runSql(
      bare.url,
      `create role ${role} login`,
      `create table foreign_table ()`,
      `revoke create on schema public from public`,
    );
    const url = new URL(bare.url);
    url.username = role;
    const states = Object.fromEntries(
      (await checkDatabase(url.href)).map(({ subject, state, text }) => [subject, [state, text]]),
    );
    expect(states['extension']?.[0]).toBe('failed');
    expect(states['rights']).toEqual([
      'failed',
      'some tables belong to another user: migrations need their owner',
    ]);
    await runSql(bare.url, 'drop table foreign_table');
    const again = await checkDatabase(url.href);
    expect(again.find(({ subject }) => subject === 'rights')?.text).toMatch(
      /^the user may not create tables/,
    );
    await runSql(bare.url, `alter database "${new URL(bare.url).pathname.slice(1)}" owner to ${role}`);
    const owner = await checkDatabase(url.href);
    expect(Object.fromEntries(owner.map(({ subject, state }) => [subject, state]))).toEqual({
      database: 'ok',
      extension: 'ok',
      rights: 'note',
      schema: 'ok',
      connections: 'ok',
      clock: 'ok',
    });
  }, 60_000);

  test('a clock that differs by more than tokens allow', async () => {
    const { url, drop } = await createTestDatabase();
    cleanups.push(drop);
    const real = systemClock.now.bind(systemClock);
    vi.spyOn(systemClock, 'now').mockImplementation(() => real() - 20_000);
    const clock = (await checkDatabase(url)).find(({ subject }) => subject === 'clock');
    expect(clock?.state).toBe('failed');
    expect(clock?.text).toMatch(/^(?:19|20)\d{3} ms behind the database: synchronise the clocks/);
  }, 60_000);

  test('a read-only database', async () => {
    const { url, drop } = await createTestDatabase();
    cleanups.push(drop);
    await runSql(
      url,
      `alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`,
    );
    const [server] = await checkDatabase(url);
    expect(server).toEqual({
      subject: 'database',
      state: 'failed',
      text: 'it is read-only: a standby, or a market that was moved',
    });
  }, 60_000);
});
