import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { rowsOf } from './database.ts';
import { openEmbedded, openInMemory } from './open-embedded.ts';

test('the folder of the embedded database is for nobody else on the machine, also one from before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tenderete-open-'));
  const folder = join(dataDir, 'db');
  const openedMode = async () => {
    const { close } = await openEmbedded(dataDir);
    await close();
    return statSync(folder).mode & 0o777;
  };
  const fresh = await openedMode();
  chmodSync(folder, 0o755);
  expect([fresh, await openedMode()]).toEqual([0o700, 0o700]);
  rmSync(dataDir, { recursive: true });
}, 180_000);

test('the embedded database takes an eighth of the memory that PostgreSQL would by itself', async () => {
  const { db, close } = await openInMemory();
  expect(await rowsOf(db, sql`show shared_buffers`)).toEqual([{ shared_buffers: '16MB' }]);
  await close();
}, 180_000);

test('what was overwritten in the embedded database is freed, in the tables that changed much', async () => {
  const { db, vacuum, close } = await openInMemory();
  const pagesOf = () =>
    rowsOf(
      db,
      sql`select relname, relallvisible > 0 as tidy from pg_class where relname in ('few', 'many') order by relname`,
    );
  for (const [table, rows] of [
    ['few', 900],
    ['many', 1_500],
  ] as const) {
    await db.execute(sql`create table ${sql.identifier(table)} (id int primary key, text text)`);
    await db.execute(
      sql`insert into ${sql.identifier(table)} select n, repeat('x', 200) from generate_series(1, ${rows}::int) n`,
    );
  }
  const tidy = (table: string, isTidy: boolean) => ({ relname: table, tidy: isTidy });
  expect(await pagesOf()).toEqual([tidy('few', false), tidy('many', false)]);
  // PostgreSQL updates its table statistics once a second.
  await vi.waitFor(
    async () => {
      await vacuum();
      expect(await pagesOf()).toEqual([tidy('few', false), tidy('many', true)]);
    },
    { timeout: 10_000, interval: 500 },
  );
  await close();
}, 180_000);
