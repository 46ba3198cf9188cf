import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SystemStatus } from '../../contract/admin/system-status.ts';
import { PERIODIC_KEY } from '../../contract/jobs/job.ts';
import { jobs } from '../../server/db/schema-jobs.ts';
import { productImports } from '../../server/db/schema-imports.ts';
import { mails } from '../../server/db/schema-mail.ts';
import { processes } from '../../server/db/schema-processes.ts';
import { JOBS_DUE } from '../../server/jobs/jobs-due.ts';
import { sendDueMails } from '../../server/mail/send-due-mails.ts';
import { getSystemStatus } from '../../server/services/admin/system/get-system-status.ts';
import { type ApiUser, describeApi } from '../support/api/api.ts';
import { addStore } from '../support/api/add-market-rows.ts';
import { addFailedMail } from '../support/api/market-scene.ts';

describeApi('the state of the system', (api) => {
  let admin: ApiUser;
  beforeAll(async () => {
    admin = await api().person('admin');
  });
  beforeEach(async () => {
    await api().db.delete(jobs);
    await api().db.delete(processes);
  });
  const status = async (): Promise<SystemStatus> =>
    (await api().call('getSystemStatus', {}, admin)).body.data;
  const decide = async (name: 'retryJob' | 'discardJob', kind: 'mail' | 'backup', key: string) => {
    const { status: code, body } = await api().call(name, { body: { kind, key } }, admin);
    return [code, body.status.code];
  };
  const addProcess = (fields: Partial<typeof processes.$inferInsert> = {}, secondsAgo = 0) =>
    api()
      .db.insert(processes)
      .values({
        id: newId(),
        host: 'uno',
        pid: 7,
        build: '0.1.0+abc',
        schemaNumber: 45,
        signingKey: 'k',
        publicUrl: 'u',
        storage: 's',
        clockLead: 12,
        memory: 100_000_000,
        startedAt: sql`clock_timestamp() - interval '1 hour'` as unknown as Date,
        seenAt: sql`clock_timestamp() - make_interval(secs => ${secondsAgo})` as unknown as Date,
        ...fields,
      });

  test('R7.24 processes are told with what they differ in, living ones first, without a fingerprint', async () => {
    await addProcess({ host: 'ido' }, 40);
    await addProcess({ host: 'uno' });
    await addProcess({ host: 'dos' });
    await addProcess({ host: 'otro', signingKey: 'x', storage: 'y' });
    const told = await status();
    const byHost = told.processes.toSorted((a, b) => (a.host < b.host ? -1 : 1));
    expect(byHost.map(({ host, isAlive, differs }) => [host, isAlive, differs])).toEqual([
      ['dos', true, []],
      ['ido', false, []],
      ['otro', true, ['signingKey', 'storage']],
      ['uno', true, []],
    ]);
    expect(told.processes.at(-1)?.host).toBe('ido');
    expect(Object.keys(told.processes[0] ?? {})).not.toContain('signingKey');
  });

  test('R7.24 jobs are counted by kind and state with the age of the oldest, and failures are told without the text of a mail', async () => {
    const { db, clock } = api();
    const time = new Date(clock.now());
    const earlier = new Date(clock.now() - 60_000);
    const job = { kind: 'mail', runAt: time, createdAt: time, changedAt: time } as const;
    await db.insert(jobs).values([
      { ...job, key: newId() },
      { ...job, key: newId(), changedAt: earlier },
      { ...job, kind: 'backup', key: PERIODIC_KEY, state: 'failed', tries: 2, lastError: 'No queda sitio' },
    ]);
    clock.turn(1_000);
    const key = await addFailedMail(api());
    const told = await status();
    expect(told.jobs).toEqual([
      { kind: 'backup', state: 'failed', count: 1, oldest: time.toISOString() },
      { kind: 'mail', state: 'givenUp', count: 1, oldest: new Date(clock.now()).toISOString() },
      { kind: 'mail', state: 'waiting', count: 2, oldest: earlier.toISOString() },
    ]);
    expect(told.failed).toEqual([
      {
        kind: 'mail',
        key,
        state: 'givenUp',
        tries: 10,
        error: '550 Buzón desconocido',
        changedAt: new Date(clock.now()).toISOString(),
        runAt: null,
        subject: 'Tu pedido',
        recipient: 'nadie@ejemplo.example',
      },
      {
        kind: 'backup',
        key: PERIODIC_KEY,
        state: 'failed',
        tries: 2,
        error: 'No queda sitio',
        changedAt: time.toISOString(),
        runAt: time.toISOString(),
        subject: null,
        recipient: null,
      },
    ]);
  });

  test('R7.24 fifty failures are told at most, an import by its file', async () => {
    const { db, clock, person } = api();
    const at = new Date(clock.now());
    const job = { state: 'failed', runAt: at, createdAt: at, changedAt: at } as const;
    const producer = await person('producer');
    const { id: popupStoreId } = await addStore(api(), producer);
    const key = newId();
    await db
      .insert(productImports)
      .values({ id: key, popupStoreId, userId: producer.id, fileName: 'miel.zip', createdAt: at });
    await db
      .insert(jobs)
      .values([
        { ...job, kind: 'import', key, changedAt: new Date(clock.now() + 1) },
        ...Array.from({ length: 50 }, () => ({ ...job, kind: 'mail' as const, key: newId() })),
      ]);
    const { failed } = await status();
    expect([failed.length, failed[0]?.subject, failed[1]?.subject]).toEqual([50, 'miel.zip', null]);
  });

  test('R7.24 external services are asked: one that is away is down, and a market without a mail server says so', async () => {
    expect((await status()).externalServices).toEqual({ database: 'up', storage: 'up', mail: 'off' });
    const away = () => Promise.reject(new Error('away'));
    const ctx = api().context();
    const told = await getSystemStatus({
      ...ctx,
      blobs: { ...ctx.blobs, get: away },
      greetMailServer: away,
    });
    expect(told.externalServices).toEqual({ database: 'up', storage: 'down', mail: 'down' });
    const greeted = await getSystemStatus({ ...ctx, greetMailServer: async () => true });
    expect(greeted.externalServices.mail).toBe('up');
  });

  test('battery 79 a mail that was given up is sent when an admin wants it, and cannot be sent twice', async () => {
    const { db, clock } = api();
    const [key, other] = [await addFailedMail(api()), await addFailedMail(api())];
    const heard = Promise.withResolvers<unknown>();
    const deaf = await api().engine.onChange((changes) => heard.resolve(changes));
    expect(await decide('retryJob', 'mail', key)).toEqual([200, 'SUCCESS']);
    expect(await heard.promise).toEqual([JOBS_DUE]);
    await deaf();
    const stateOf = (one: string) =>
      db.select({ state: jobs.state, tries: jobs.tries }).from(jobs).where(eq(jobs.key, one));
    expect(await stateOf(key)).toEqual([{ state: 'waiting', tries: 0 }]);
    expect(await stateOf(other)).toEqual([{ state: 'givenUp', tries: 10 }]);
    const sent: string[] = [];
    await sendDueMails(
      db,
      clock,
      async ({ text }) => void sent.push(text),
      () => {},
    );
    expect(sent).toEqual(['Gracias']);
    expect(await decide('retryJob', 'mail', key)).toEqual([409, 'INVALID_TRANSITION']);
    expect(await decide('discardJob', 'mail', key)).toEqual([409, 'INVALID_TRANSITION']);
    expect(await decide('retryJob', 'mail', newId())).toEqual([404, 'NOT_FOUND']);
  });

  test('battery 79 a discarded mail is not sent and keeps no text', async () => {
    const { db, clock } = api();
    const [key, other] = [await addFailedMail(api()), await addFailedMail(api())];
    expect(await decide('discardJob', 'mail', key)).toEqual([200, 'SUCCESS']);
    const [left] = await db.select().from(mails).where(eq(mails.id, other));
    expect(left?.body).toBe('Gracias');
    const sent: string[] = [];
    await sendDueMails(
      db,
      clock,
      async ({ text }) => void sent.push(text),
      () => {},
    );
    const [mail] = await db.select().from(mails).where(eq(mails.id, key));
    expect([sent, mail?.body, mail?.recipient]).toEqual([[], '', 'nadie@ejemplo.example']);
  });

  test('battery 79 a periodic job runs at once when an admin wants it, and is never discarded', async () => {
    const { db, clock } = api();
    const later = new Date(clock.now() + 3_600_000);
    await db
      .insert(jobs)
      .values({ kind: 'backup', key: PERIODIC_KEY, runAt: later, createdAt: later, changedAt: later });
    expect(await decide('discardJob', 'backup', PERIODIC_KEY)).toEqual([409, 'INVALID_TRANSITION']);
    expect(await decide('retryJob', 'backup', PERIODIC_KEY)).toEqual([200, 'SUCCESS']);
    const [job] = await db.select().from(jobs);
    expect(job?.runAt).toEqual(new Date(clock.now()));
  });
});
