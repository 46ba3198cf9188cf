import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
