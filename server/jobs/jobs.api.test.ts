import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { describeApi } from '../../tests/support/api/api.ts';
import { openImportScene } from '../../tests/support/api/import-scene.ts';
import { goodRows, productsZipOf } from '../../tests/support/samples/zip-archive.ts';
import { systemClock } from '../clock.ts';
import { productImports } from '../db/schema-imports.ts';
import { jobs } from '../db/schema-jobs.ts';
import { mails } from '../db/schema-mail.ts';
import { createLog } from '../log.ts';
import { sendDueMails } from '../mail/send-due-mails.ts';
import { leaseNextImport } from '../services/import/write/lease.ts';
import { pruneExpiredData } from './housekeeping.ts';
import { jobErrorText } from './job-error.ts';
import { JOBS_DUE } from './jobs-due.ts';
import { NOT_DUE, type PeriodicJob, startPeriodicJobs } from './periodic-jobs.ts';
import { releaseAllJobs, renewJob, settleJob, takeJobs } from './take-jobs.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const quiet = createLog('silent');

test('battery O6 the stored error of a job has one line, no values of a statement and no password', () => {
  const statement = new Error('Failed query: insert into users\nparams: ana@example.com,secreto');
  expect(jobErrorText(statement)).toBe('Failed query: insert into users');
  expect(jobErrorText(new Error('connect smtp://ana:secreto@mail.example:25\nfailed'))).toBe(
    'connect smtp://mail.example:25 failed',
  );
  expect(jobErrorText(new Error('x'.repeat(900)))).toHaveLength(300);
});

describeApi('jobs', (api) => {
  const addJob = async (fields: Partial<typeof jobs.$inferInsert> = {}) => {
    const time = new Date(api().clock.now());
    const key = newId();
    await api()
      .db.insert(jobs)
      .values({ kind: 'backup', key, runAt: time, createdAt: time, changedAt: time, ...fields });
    return fields.key ?? key;
  };
  const jobOf = async (key: string) => (await api().db.select().from(jobs).where(eq(jobs.key, key)))[0];
  const take = (limit = 10) =>
    takeJobs(api().db, api().clock.now(), { kind: 'backup', limit, lease: 60 * SECOND });
  const clear = () => api().db.delete(jobs);

  test('battery 76 processes that look at once take every job once, the longest due first', async () => {
    await clear();
    const keys: string[] = [];
    for (const ahead of [5, 3, 4, 1, 2])
      keys[ahead] = await addJob({ runAt: new Date(api().clock.now() - ahead * SECOND) });
    await addJob({ runAt: new Date(api().clock.now() + 1) });
    const [first] = await take(1);
    expect(first?.key).toBe(keys[5]);
    const others = await Promise.all(Array.from({ length: 6 }, () => take(1)));
    const taken = others.flat().map(({ key }) => key);
    expect(taken.toSorted()).toEqual(keys.slice(1, 5).toSorted());
  });

  test('battery 76 a job that another process is taking at this moment is passed over, not waited for', async () => {
    await clear();
    const [first, second] = [await addJob({ runAt: new Date(api().clock.now() - SECOND) }), await addJob()];
    const { db, clock } = api();
    await db.transaction(async (tx) => {
      const [held] = await takeJobs(tx, clock.now(), { kind: 'backup', limit: 1, lease: SECOND });
      const [next] = await take(1);
      expect([held?.key, next?.key]).toEqual([first, second]);
    });
  });

  test('battery 76 the job of a process that died is taken after its lease, and its late report has no effect', async () => {
    await clear();
    const { db, clock } = api();
    const key = await addJob();
    const [dead] = await take();
    clock.turn(59 * SECOND);
    expect(await take()).toEqual([]);
    await renewJob(db, clock.now(), dead!, 60 * SECOND);
    clock.turn(59 * SECOND);
    expect(await take()).toEqual([]);
    clock.turn(SECOND);
    const [next] = await take();
    expect([next?.key, next?.tries]).toEqual([key, 2]);
    await settleJob(db, clock.now(), dead!, { event: 'job.rescheduled', error: null });
    expect((await jobOf(key))?.state).toBe('leased');
    await settleJob(db, clock.now(), next!, { event: 'job.released' });
    const { state, tries, lease } = (await jobOf(key))!;
    expect([state, tries, lease]).toEqual(['waiting', 1, null]);
  });

  test('battery 76 a server that is alone takes up at once what a killed one had', async () => {
    await clear();
    await addJob();
    await take();
    expect(await take()).toEqual([]);
    await releaseAllJobs(api().db, api().clock.now());
    expect((await take()).length).toBe(1);
  });

  test('battery 79 a mail given up keeps its text for 30 days, and one that was sent keeps nothing', async () => {
    await clear();
    const { db, clock } = api();
    const { mail } = api().context();
    await mail.queue(db, { to: 'ana@example.com', subject: 'Uno', text: 'Código 123456' });
    await mail.queue(db, { to: 'eva@example.com', subject: 'Dos', text: 'Código 654321' });
    const send = async ({ to }: { to: string }) => {
      if (to === 'ana@example.com') throw new Error('550 no');
    };
    for (let tries = 0; tries < 10; tries += 1) {
      await sendDueMails(db, clock, send, () => {});
      clock.turn(DAY);
    }
    const told = async () =>
      (await db.select().from(mails).orderBy(mails.subject)).map(({ subject, body }) => [subject, body]);
    expect(await told()).toEqual([
      ['Dos', ''],
      ['Uno', 'Código 123456'],
    ]);
    clock.turn(19 * DAY);
    await pruneExpiredData(api().context());
    expect((await told()).length).toBe(2);
    const states = async () => (await db.select().from(jobs)).map(({ state }) => state);
    expect(await states()).toEqual(['givenUp']);
    clock.turn(DAY);
    await pruneExpiredData(api().context());
    expect([await told(), await states()]).toEqual([[], []]);
  });

  test('battery 79 mails that the former release queued and failed to send are sent', async () => {
    await clear();
    const { db, clock } = api();
    const now = new Date(clock.now());
    const row = { recipient: 'ana@example.com', body: 'Hola', createdAt: now };
    const id = newId();
    await db.insert(mails).values([
      { ...row, id, subject: 'Fallido', tries: 3, nextTryAt: now },
      { ...row, id: newId(), subject: 'Enviado', sentAt: now, nextTryAt: null },
      { ...row, id: newId(), subject: 'En curso', nextTryAt: new Date(clock.now() + 60 * SECOND) },
    ]);
    const sent: string[] = [];
    await sendDueMails(
      db,
      clock,
      async ({ subject }) => void sent.push(subject),
      () => {},
    );
    expect([sent, (await jobOf(id))?.tries]).toEqual([['Fallido'], 4]);
    await db.delete(mails);
  });

  test('R4.11 an import that is paused and resumed waits for no lease of a worker that died', async () => {
    await clear();
    const { send, pause, reading, toldOf } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(1)));
    await leaseNextImport(api().context());
    await pause(true);
    await pause(false);
    await reading();
    expect((await toldOf()).status).toBe('completed');
  });

  test('O4 an import that is given up leaves its job for an admin; one with a bad ZIP does not', async () => {
    await clear();
    const { store, send, reading, bring } = await openImportScene(api());
    await send(await productsZipOf(...goodRows(1)));
    const isOfStore = eq(productImports.popupStoreId, store.id);
    await api().db.update(productImports).set({ troubles: 25 }).where(isOfStore);
    await reading();
    const states = async () =>
      (
        await api()
          .db.select({ state: jobs.state })
          .from(jobs)
          .innerJoin(productImports, eq(jobs.key, productImports.id))
          .where(and(isOfStore, eq(jobs.kind, 'import')))
          .orderBy(productImports.createdAt)
      ).map(({ state }) => state);
    expect(await states()).toEqual(['givenUp']);
    api().clock.turn(SECOND);
    await bring(Buffer.from('no es un zip'));
    expect(await states()).toEqual(['givenUp', 'done']);
  });
});

describeApi('periodic jobs', (api) => {
  const tools = () => ({ db: api().db, clock: systemClock, log: quiet });
  const start = (job: Pick<PeriodicJob, 'run'>, atStart = true) =>
    startPeriodicJobs(tools(), {
      every: HOUR,
      undone: 'nothing was done',
      atStart,
      jobs: [{ kind: 'backup', failure: 'It failed.', ...job }],
    });
  const stored = async () => (await api().db.select().from(jobs).where(eq(jobs.kind, 'backup')))[0];

  test('battery 76 of processes that start at once one runs the job, and it waits for most of its interval', async () => {
    await api().db.delete(jobs);
    let runs = 0;
    const run = async () => void (runs += 1);
    const before = Date.now();
    await Promise.all(Array.from({ length: 4 }, () => start({ run }).stop()));
    const { state, runAt } = (await stored())!;
    expect([runs, state, runAt.getTime() >= before + 0.9 * HOUR]).toEqual([1, 'waiting', true]);
  });

  test('battery 79 a run that fails is stored with its reason and tried again; the next success clears it', async () => {
    await api().db.delete(jobs);
    const outcome = async () => {
      const { state, tries, lastError } = (await stored())!;
      return [state, tries, lastError];
    };
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('No queda sitio en el disco');
    };
    await start({ run }).stop();
    expect(await outcome()).toEqual(['failed', 1, 'No queda sitio en el disco']);
    await api().db.update(jobs).set({ runAt: new Date() });
    await start({ run: async () => NOT_DUE }, false).stop();
    expect(await outcome()).toEqual(['failed', 1, 'No queda sitio en el disco']);
    isBroken = false;
    await api().db.update(jobs).set({ runAt: new Date() });
    await start({ run }, false).stop();
    expect(await outcome()).toEqual(['waiting', 0, null]);
  });

  test('battery 79 a job that an admin asked for runs without waiting for its interval', async () => {
    await api().db.delete(jobs);
    let runs = 0;
    const running = start({ run: async () => void (runs += 1) });
    running.hear([JOBS_DUE]);
    await running.stop();
    expect(runs).toBe(1);
    const again = start({ run: async () => void (runs += 1) }, false);
    await api().db.update(jobs).set({ runAt: new Date() });
    again.hear([JOBS_DUE]);
    await again.stop();
    expect(runs).toBe(2);
  });
});
