import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restoreBlobs } from '../../server/backup/backup-blobs.ts';
import { lastBackup } from '../../server/backup/backup-runs.ts';
import { downloadBackup } from '../../server/backup/bucket-copy.ts';
import { checkBackup, restoreRows } from '../../server/backup/restore-backup.ts';
import { BUCKET } from '../../server/backup/backup-place.ts';
import { type ScheduledBackupParts, runDueBackup } from '../../server/backup/scheduled-backup.ts';
import { backups } from '../../server/db/schema-backups.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { memoryBlobs } from '../support/api/memory-blobs.ts';
import { createMarketDatabase, openTestDatabase } from '../support/postgres/test-database.ts';

const DAY = 86_400_000;
const NAME = /^market-20\d{6}t\d{6}z-[\da-f]{8}$/;

describe('scheduled backups', () => {
  let api: TestApi;
  let folder = '';
  let blobs = memoryBlobs();
  let cleanups: (() => unknown)[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-schedule-'));
    api = await startApi(await openTestDatabase());
    blobs = memoryBlobs();
    await api.person('consumer');
    await api.db.execute(sql`insert into pictures (name, bytes, created_at) values ('una', 4, now())`);
    await blobs.put('pictures/una/original', Buffer.from('foto'));
    cleanups = [];
  });
  afterEach(async () => {
    for (const cleanup of cleanups) await cleanup();
    await api.app.close();
    await api.engine.close();
    rmSync(folder, { recursive: true });
  });

  const parts = (place = join(folder, 'to'), keep = 2): ScheduledBackupParts => ({
    engine: api.engine,
    blobs,
    clock: { now: () => Date.now() },
    dataDir: join(folder, 'data'),
    schedule: { every: DAY, keep, place },
  });
  /** Makes all runs older. */
  const pass = (hours: number) =>
    api.db.execute(sql`update backups set started_at = started_at - ${hours} * interval '1 hour',
      finished_at = finished_at - ${hours} * interval '1 hour', name = name`);
  test('one process makes it each period, and it is verified', async () => {
    expect(await lastBackup(api.db)).toEqual({ last: undefined, lastVerified: undefined });
    const other = openPostgres(api.engine.url, () => {});
    cleanups.push(() => other.close());
    const made = await Promise.all([runDueBackup(parts()), runDueBackup({ ...parts(), engine: other })]);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await runDueBackup(parts())).toBe(false);
    const { last, lastVerified } = await lastBackup(api.db);
    expect(lastVerified).toEqual(last);
    expect([last?.state, last?.place, last?.fileCount, last?.failure]).toEqual([
      'verified',
      join(folder, 'to'),
      1,
      null,
    ]);
    expect(last?.name).toMatch(NAME);
    expect(last?.rowCount).toBeGreaterThan(1);
    expect(last?.bytes).toBeGreaterThan(4);
    const manifest = await checkBackup(join(folder, 'to', last?.name ?? ''));
    expect(manifest.tables['users']?.rows).toBe(1);
    expect(Object.keys(manifest.tables)).not.toContain('backups');
    await pass(23);
    expect(await runDueBackup(parts())).toBe(false);
    await pass(1);
    expect(await runDueBackup(parts())).toBe(true);
  }, 120_000);

  test('older ones are deleted once a newer one is verified, and nothing else', async () => {
    const place = join(folder, 'to');
    mkdirSync(place);
    writeFileSync(join(place, 'notes.txt'), 'mine');
    const names: string[] = [];
    for (let day = 1; day <= 4; day += 1) {
      expect(await runDueBackup(parts())).toBe(true);
      names.push((await lastBackup(api.db)).last?.name ?? '');
      await pass(24);
    }
    expect(readdirSync(place).toSorted()).toEqual([...names.slice(2), 'notes.txt'].toSorted());
    expect((await api.db.select().from(backups)).length).toBe(2);
  }, 180_000);

  test('a failure is a sentence, deletes nothing that is verified, and is tried again after a pause', async () => {
    await runDueBackup(parts());
    await pass(24);
    await api.db.execute(
      sql`create table drizzle.hidden as select hash, created_at from drizzle.__drizzle_migrations`,
    );
    await api.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another release'`);
    const sentence = 'The database is of another release: make the backup with that release.';
    await expect(runDueBackup(parts())).rejects.toThrow(sentence);
    const { last, lastVerified } = await lastBackup(api.db);
    expect([last?.state, last?.failure, last?.rowCount]).toEqual(['failed', sentence, null]);
    expect(readdirSync(join(folder, 'to'))).toEqual([lastVerified?.name]);
    expect(await runDueBackup(parts())).toBe(false);
    await api.db.execute(sql`update drizzle.__drizzle_migrations as m set hash = hidden.hash
      from drizzle.hidden where hidden.created_at = m.created_at`);
    await pass(0.2);
    expect(await runDueBackup(parts())).toBe(true);
  }, 120_000);

  test('what a killed process left is deleted, and another process makes it', async () => {
    const partial = join(folder, 'to', 'market-20200101t000000z-0badcafe');
    mkdirSync(partial, { recursive: true });
    mkdirSync(join(folder, 'data', 'backup-left'), { recursive: true });
    const run = {
      id: crypto.randomUUID(),
      state: 'running' as const,
      name: 'market-20200101t000000z-0badcafe',
      place: join(folder, 'to'),
      startedAt: sql`now()`,
    };
    await api.db.insert(backups).values({ ...run, leasedUntil: sql`now() + interval '1 minute'` });
    expect(await runDueBackup(parts())).toBe(false);
    await api.db.execute(sql`update backups set leased_until = now() - interval '11 minutes'`);
    expect(await runDueBackup(parts())).toBe(false);
    const { last } = await lastBackup(api.db);
    expect([last?.state, last?.failure]).toEqual([
      'failed',
      'The process that made it ended before it was verified.',
    ]);
    await pass(0.2);
    expect(await runDueBackup(parts())).toBe(true);
    expect(existsSync(partial)).toBe(false);
  }, 120_000);

  test('in a bucket it can be restored from there, and older ones leave nothing behind', async () => {
    mkdirSync(join(folder, 'data', 'backup-left'), { recursive: true });
    await runDueBackup(parts(BUCKET, 1));
    const first = (await lastBackup(api.db)).last?.name ?? '';
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
    expect(blobs.keys()).toContain(`backups/${first}/manifest.json`);

    const copy = join(folder, 'copy');
    mkdirSync(copy);
    await downloadBackup(blobs, '', copy);
    const manifest = await checkBackup(copy);
    const target = await createMarketDatabase();
    cleanups.push(target.drop);
    const restored = memoryBlobs();
    await restoreRows(target.url, copy, manifest, () => restoreBlobs(copy, restored));
    expect(await restored.get('pictures/una/original')).toEqual(Buffer.from('foto'));

    await pass(24);
    await runDueBackup(parts(BUCKET, 1));
    const second = (await lastBackup(api.db)).last?.name ?? '';
    const owners = new Set(blobs.keys().map((key) => key.split('/', 2).join('/')));
    expect(owners).toEqual(new Set([`backups/${second}`, 'backups/index.json', 'pictures/una']));
    await expect(downloadBackup(blobs, 'market-none', join(folder, 'x'))).rejects.toThrow(
      `The bucket has no backup market-none; it has ${second}.`,
    );
  }, 180_000);

  test('a bucket that loses a byte fails the backup', async () => {
    const losing = {
      ...blobs,
      put: (key: string, bytes: Uint8Array) =>
        blobs.put(key, key.endsWith('users.ndjson.gz') ? bytes.subarray(1) : bytes),
    };
    await expect(runDueBackup({ ...parts(BUCKET), blobs: losing })).rejects.toThrow(
      /users\.ndjson\.gz in the bucket is damaged/,
    );
    expect((await lastBackup(api.db)).lastVerified).toBeUndefined();
    expect(blobs.keys().filter((key) => key.startsWith('backups/market'))).toEqual([]);
  }, 60_000);
});
