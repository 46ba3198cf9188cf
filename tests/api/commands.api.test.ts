import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEmailLinkHash } from '../../contract/auth/email-link.ts';
import type { Engine } from '../../server/db/engine.ts';
import { openDatabaseForCommand } from '../../server/db/open-database.ts';
import { users } from '../../server/db/schema-auth.ts';
import { jobs } from '../../server/db/schema-jobs.ts';
import { createLog } from '../../server/log.ts';
import { addUser } from '../support/api/users.ts';
import { runTenderete } from '../support/http/command-line.ts';
import { askOverHttp } from '../support/http/market-over-http.ts';
import { type ServerProcess, startProcess } from '../support/http/server-process.ts';
import { copyEmptyDatabase } from '../support/postgres/test-database.ts';

const PASSWORD = 'Una-clave-larga-7!';
const EMAIL = 'ana@example.com';

describe('the program tenderete', () => {
  let folder = '';
  let server: ServerProcess | undefined;
  const env = () => ({ DATA_DIR: folder, DEMO_MARKET: 'off', CAPTCHA_PROVIDER: 'off' });
  const run = (...args: string[]) => runTenderete(env(), ...args);
  const serve = async (): Promise<ServerProcess> => {
    server = await startProcess(env());
    if ((await server.started) !== 'listening') throw new Error(server.output());
    return server;
  };
  const withEngine = async <T>(work: (engine: Engine) => Promise<T>): Promise<T> => {
    const engine = await openDatabaseForCommand(
      { databaseUrl: undefined, dataDir: folder },
      createLog('silent'),
    );
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-commands-'));
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    server = undefined;
    rmSync(folder, { recursive: true });
  });

  /** Sets the password behind a printed link, and signs in; the role that the market answers. */
  async function followLink(url: string, output: string): Promise<string> {
    const link = readEmailLinkHash(/\/reset-password(#\S+)/.exec(output)?.[1] ?? '');
    const body = { username: link?.email, confirmationCode: link?.code, newPassword: PASSWORD };
    expect((await askOverHttp(url, 'POST', '/auth/reset-password', { body })).status).toBe(200);
    const signedIn = await askOverHttp(url, 'POST', '/auth/login', {
      body: { username: link?.email, password: PASSWORD },
    });
    const token: string = signedIn.body.access_token;
    return (await askOverHttp(url, 'GET', '/auth/user-info', { token })).body.data.user['custom:role'];
  }

  describe.each(['beside a running market', 'without one'])('%s', (where) => {
    const prepare = async () => {
      await copyEmptyDatabase(folder);
      if (where === 'beside a running market') await serve();
    };

    test('admin create prints a link that opens an admin account over HTTP, once', async () => {
      await prepare();
      const created = await run('admin', 'create', ' Ana@Example.com', '--name', 'Ana Ruiz');
      expect([created.code, created.errors]).toEqual([0, '']);
      expect(created.output).toMatch(
        /^ana@example\.com is an admin now\. .* once and within 10 minutes:\nhttp:\/\/localhost:3000\/reset-password#email=ana%40example\.com&code=\d{6}$/,
      );
      const { url } = server ?? (await serve());
      expect(await followLink(url, created.output)).toBe('admin');
      await expect(followLink(url, created.output)).rejects.toThrow('expected 422 to be 200');
      expect(await run('admin', 'create', EMAIL)).toEqual({
        code: 1,
        output: '',
        errors: `${EMAIL} is an admin already: "npx tenderete admin reset ${EMAIL}" prints a link to a new password.`,
      });
      const listed = await run('admin', 'list');
      expect(listed.output).toMatch(/^ana@example\.com {2}Ana Ruiz {2}signed in 20\S+Z$/);
      const { output } = await run('admin', 'reset', EMAIL);
      expect(await followLink(url, output)).toBe('admin');
    }, 180_000);

    test('an account that exists becomes an admin only with --promote, and the audit log names the operator', async () => {
      await prepare();
      const user = await withEngine(({ db }) => addUser(db, { role: 'consumer', email: EMAIL }));
      expect(await run('admin', 'create', EMAIL)).toEqual({
        code: 1,
        output: '',
        errors: `${EMAIL} has an account already (consumer): add --promote to make it an active admin.`,
      });
      expect(await run('admin', 'create', EMAIL, '--promote')).toEqual({
        code: 0,
        errors: '',
        output: `${EMAIL} is an admin now, with the password that it has.`,
      });
      const [found, logged] = await withEngine(async ({ db }) => [
        await db.select({ role: users.role }).from(users).where(eq(users.id, user.id)),
        (await db.execute('select kind, actor_id, subject_id, changes from journal')) as { rows: unknown[] },
      ]);
      expect(found).toEqual([{ role: 'admin' }]);
      expect(logged.rows).toEqual([
        {
          kind: 'userRoleChanged',
          actor_id: '00000000-0000-0000-0000-000000000000',
          subject_id: user.id,
          changes: [{ field: 'role', from: 'consumer', to: 'admin' }],
        },
      ]);
    }, 180_000);

    test('jobs lists what waits and what failed, retries it, discards it, and refuses what a job does not permit', async () => {
      await prepare();
      const [first, second] = [newId(), newId()];
      const at = new Date('2026-05-04T10:00:00Z');
      const job = {
        kind: 'import',
        state: 'givenUp',
        tries: 5,
        runAt: at,
        createdAt: at,
        changedAt: at,
      } as const;
      await withEngine(({ db }) =>
        db.insert(jobs).values([
          { ...job, kind: 'mail', key: first, lastError: '550 Buzón desconocido' },
          { ...job, key: second },
        ]),
      );
      const { output } = await run('jobs');
      expect(output).toContain('mail  givenUp 1, the oldest since 2026-05-04T10:00:00.000Z\n');
      expect(output.split('\n\nFailed:\n')[1]?.split('\n').toSorted()).toEqual([
        `import ${second}: given up, tries: 5, no explanation`,
        `mail ${first}: given up, tries: 5, 550 Buzón desconocido`,
      ]);
      expect((await run('jobs', 'retry', 'import', second)).errors).toBe(
        `The job import ${second} cannot be retried in its state: "npx tenderete jobs" lists those that failed.`,
      );
      expect((await run('jobs', 'discard', 'import', first)).errors).toBe(
        `There is no job import ${first}: "npx tenderete jobs" lists those that failed.`,
      );
      expect(await run('jobs', 'discard', 'import', second)).toEqual({
        code: 0,
        output: `The job import ${second} is discarded.`,
        errors: '',
      });
      expect((await run('jobs', 'retry', 'mail', first)).output).toBe(`The job mail ${first} is retried.`);
      expect((await run('jobs', 'list')).output).not.toContain('Failed');
      const tried = await withEngine(({ db }) =>
        db.select({ state: jobs.state, tries: jobs.tries }).from(jobs).where(eq(jobs.key, second)),
      );
      expect(tried).toEqual([{ state: 'done', tries: 0 }]);
    }, 180_000);

    test('version and migrate say which schema there is', async () => {
      await prepare();
      const known = /schema (\d+) \((\d{4}_\w+)\)$/;
      const { output } = await run('version');
      const [release = '', database = ''] = output.split('\n');
      expect(release).toMatch(/^Tenderete \d+\.\d+\.\d+, schema /);
      const [, number = '', tag = ''] = known.exec(release) ?? [];
      expect(tag.startsWith(number.padStart(4, '0'))).toBe(true);
      expect(database).toMatch(
        server === undefined
          ? /^Database: not running$/
          : new RegExp(`^Database: PostgreSQL 18\\.\\d+, schema ${number}$`),
      );
      expect(await run('migrate')).toEqual({
        code: 0,
        errors: '',
        output: `No migration was pending; the schema is ${number} (${tag}).`,
      });
    }, 180_000);
  });

  test('an account that is not confirmed, no admin or deactivated gets no link', async () => {
    await copyEmptyDatabase(folder);
    await withEngine(async ({ db }) => {
      await addUser(db, { role: 'admin', email: EMAIL, isActive: false });
      await addUser(db, { role: 'consumer', email: 'berta@example.com', confirmedAt: null });
    });
    expect((await run('admin', 'reset', EMAIL)).errors).toContain('is deactivated');
    expect((await run('admin', 'list')).output).toContain('deactivated');
    expect((await run('admin', 'create', 'berta@example.com', '--promote')).errors).toBe(
      'berta@example.com has an account that is not confirmed yet: confirm it first.',
    );
    expect((await run('admin', 'reset', 'berta@example.com')).errors).toContain('is no admin');
    expect((await run('admin', 'create', EMAIL, '--promote')).code).toBe(0);
    expect((await run('admin', 'reset', EMAIL)).code).toBe(0);
  }, 180_000);

  test('carry-over refuses where there is no former market, and without npm it leaves the former one as it was', async () => {
    mkdirSync(join(folder, 'db'));
    expect((await run('carry-over')).errors).toBe(
      `There is nothing to carry over: ${folder} holds no market of a former release, or has a PostgreSQL already.`,
    );
    writeFileSync(join(folder, 'db', 'PG_VERSION'), '17\n');
    const offline = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' };
    expect(await runTenderete({ ...env(), ...offline }, 'carry-over')).toEqual({
      code: 1,
      output: 'Fetching @electric-sql/pglite@0.5.16 from npm, to read the former market …',
      errors:
        'npm could not fetch @electric-sql/pglite@0.5.16: check that the registry can be reached (npm ping), and run the command again.',
    });
    expect(readdirSync(folder)).toEqual(['db']);
    expect(readdirSync(join(folder, 'db'))).toEqual(['PG_VERSION']);
  }, 180_000);

  test('wrong usage is exit code 2, wrong settings are a sentence, and neither creates anything', async () => {
    for (const args of [
      [],
      ['admin', 'create', 'nada'],
      ['migrate', '--no'],
      ['jobs', 'retry', 'mail', '7'],
    ]) {
      const { code, output } = await run(...args);
      expect([code, output]).toEqual([2, '']);
    }
    expect((await run('--help')).code).toBe(0);
    expect(await runTenderete({ ...env(), PORT: 'x' }, 'admin', 'list')).toEqual({
      code: 1,
      output: '',
      errors: 'The settings are not valid.\nPORT: must be a whole number from 0 to 65535',
    });
    const nowhere = 'postgresql://somebody:secreto@127.0.0.1:1/nothing';
    const away = await runTenderete(
      { ...env(), DATABASE_URL: nowhere, TRIAL: 'on', JWT_PRIVATE_KEY: 'x' },
      'migrate',
    );
    expect(away.code).toBe(1);
    expect(away.errors).not.toContain('secreto');
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  }, 180_000);
});
