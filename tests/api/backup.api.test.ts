import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restoreBlobs } from '../../server/backup/backup-blobs.ts';
import { BackupError } from '../../server/backup/backup-error.ts';
import { withConnection } from '../../server/backup/connection.ts';
import { readSecrets } from '../../server/backup/key-file.ts';
import type { Manifest } from '../../server/backup/manifest.ts';
import { checkBackup, restoreRows, tryRestore } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { runMigrationsUpTo } from '../../server/db/run-migrations.ts';
import { addProduct, addStore, checkOutCart, shopperWithCart } from '../support/api/add-market-rows.ts';
import { memoryBlobs } from '../support/api/memory-blobs.ts';
import { startApi, type TestApi } from '../support/api/api.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const PASSPHRASE = 'una frase larga de paso';
const nothing = async () => {};

/** Files below a folder with their access rights, folders included. */
const modesIn = (folder: string): string[] => [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { mode } = statSync(join(folder, name));
      return `${statSync(join(folder, name)).isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
    }),
  ),
];

const openAt = (url: string) => openPostgres(url, () => {});

/** Digests of all rows of a database, computed by PostgreSQL itself. */
async function rowsAt(url: string): Promise<Record<string, string>> {
  const engine = openAt(url);
  try {
    // No backup has the jobs, which follow from the e-mails and imports.
    const { jobs: _, ...digests } = await fingerprint(engine.db);
    return digests;
  } finally {
    await engine.close();
  }
}

describe('a backup', () => {
  let api: TestApi;
  let source: TestDatabase;
  let folder = '';
  const targets: TestDatabase[] = [];
  const target = async (make = createMarketDatabase) => {
    const made = await make();
    targets.push(made);
    return made.url;
  };
  const backUp = (url = source.url): Promise<Manifest> =>
    withConnection(url, (connection) =>
      writeBackup(connection, folder, {
        release: '0.1.0',
        now: NOW,
        blobs: api.blobs,
        keys: { passphrase: PASSPHRASE, secrets: { 'tokens.pem': 'secreto' } },
      }),
    );

  beforeAll(async () => {
    source = await createMarketDatabase();
    api = await startApi(openAt(source.url));
    const producer = await api.person('producer');
    const { id: popupStoreId } = await addStore(api, producer);
    const product = await addProduct(api, producer, {
      popupStoreId,
      name: 'Ñoquis «\u2028\\n"\t',
      shortDescription: 'línea\nlínea\r\n\u0085',
      gallery: ['a', 'null', '', 'b,"c"\\'],
      createdAt: new Date('0001-02-03T04:05:06.789Z'),
    });
    await addProduct(api, producer, { details: null });
    // JSON's null is another value than the database's, and microseconds are finer than a Date.
    await api.db
      .execute(sql`update products set details = 'null', updated_at = '2026-01-02 03:04:05.678901+00'
      where id = ${product.id}`);
    await checkOutCart(api, await shopperWithCart(api, [product, 2]));
    await checkOutCart(api, await shopperWithCart(api, [product, 1]));
    for (const name of ['una', 'otra', 'perdida'])
      await api.db.execute(sql`insert into pictures (name, bytes, created_at) values (${name}, 3, now())`);
    for (const name of ['una', 'otra']) await api.blobs.put(`pictures/${name}/original`, Buffer.from('foto'));
    // Whole archive that is large enough to be streamed.
    const size = 17 * 1024 * 1024;
    await api.blobs.put('imports/zip', Buffer.alloc(size, 7));
    await api.db.execute(sql`insert into product_imports
        (id, popup_store_id, file_name, file_size, archive_key, archive_keys, fragments, created_at)
      values (gen_random_uuid(), ${popupStoreId}, 'a.zip', ${size}, 'imports/zip', '{imports/zip}',
        '[{"key":"imports/parte","size":4}]', now())`);
    await api.blobs.put('imports/parte', Buffer.from('zip.'));
  }, 120_000);
  afterAll(async () => {
    await api.app.close();
    await api.engine.close();
    await source.drop();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-backup-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    for (const { drop } of targets.splice(0)) await drop();
  });

  test('restored, it has the same rows and the same files, whatever they hold', async () => {
    const manifest = await backUp();
    expect(manifest.blobs).toEqual({ count: 4, bytes: 4 + 4 + 4 + 17 * 1024 * 1024, missing: 1 });
    const before = await rowsAt(source.url);
    expect(await checkBackup(folder)).toEqual(manifest);
    await tryRestore(source.url, folder, manifest);
    for (const make of [createMarketDatabase, createTestDatabase]) {
      const url = await target(make);
      await restoreRows(url, folder, manifest, nothing);
      expect(await rowsAt(url)).toEqual(before);
    }
    const blobs = memoryBlobs();
    await restoreBlobs(folder, blobs);
    const keys = ['imports/parte', 'imports/zip', 'pictures/otra/original', 'pictures/una/original'];
    expect(blobs.keys()).toEqual(keys);
    for (const key of keys) expect((await blobs.get(key))?.equals((await api.blobs.get(key))!)).toBe(true);
    // Both pictures have the same content, which is stored once.
    const stored = readdirSync(join(folder, 'blobs'), { recursive: true, encoding: 'utf8' });
    expect(stored.filter((name) => name.includes('/'))).toHaveLength(3);
  }, 180_000);

  test('a restored database has its triggers and foreign keys', async () => {
    const manifest = await backUp();
    const rules = sql`select 'foreign key' as kind, conname::text as name, pg_get_constraintdef(oid) || convalidated as rule
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'trigger', tgname::text, tgrelid::regclass || tgenabled::text from pg_trigger where not tgisinternal
      order by 1, 2, 3`;
    const url = await target();
    const engine = openAt(url);
    const read = async () => ((await engine.db.execute(rules)) as { rows: unknown[] }).rows;
    const before = await read();
    await restoreRows(url, folder, manifest, nothing);
    expect(await read()).toEqual(before);
    await engine.close();
  }, 180_000);

  test('only its owner can read it, and it holds no secret in plain text', async () => {
    await backUp();
    expect(modesIn(folder).toSorted()).toEqual(['file 600', 'folder 700']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).not.toContain('secreto');
    expect(await readSecrets(folder, PASSPHRASE)).toEqual({ 'tokens.pem': 'secreto' });
    await expect(readSecrets(folder, `${PASSPHRASE}.`)).rejects.toThrow(
      'The passphrase does not open the keys of this backup.',
    );
  }, 180_000);

  test('a flipped byte in any of its files, or a missing one, is refused', async () => {
    await backUp();
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    const kinds = [/^rows\/users/, /^blobs\.nd/, /^blobs\/../, /^keys/, /^manifest/];
    for (const kind of kinds) {
      const path = join(folder, files.find((name) => kind.test(name)) ?? '');
      const bytes = readFileSync(path);
      const flipped = Buffer.from(bytes);
      const middle = Math.floor(bytes.length / 2);
      flipped[middle] = (bytes[middle] ?? 0) ^ 1;
      writeFileSync(path, flipped);
      await expect(checkBackup(folder)).rejects.toThrow(BackupError);
      rmSync(path);
      await expect(checkBackup(folder)).rejects.toThrow(BackupError);
      writeFileSync(path, bytes);
    }
    await checkBackup(folder);
  }, 180_000);

  test('rows that are not those of the manifest are refused, and nothing stays', async () => {
    const manifest = await backUp();
    const tables = { ...manifest.tables, users: { rows: 4, sha256: '0'.repeat(64) } };
    const forged = { ...manifest, tables };
    const refusal = 'The rows of table users are not those of the backup.';
    await expect(tryRestore(source.url, folder, forged)).rejects.toThrow(refusal);
    const url = await target();
    const before = await rowsAt(url);
    await expect(restoreRows(url, folder, forged, nothing)).rejects.toThrow(refusal);
    expect(await rowsAt(url)).toEqual(before);
  }, 180_000);

  test('a market or a folder that is not empty is refused, and stays as it is', async () => {
    const manifest = await backUp();
    const before = await rowsAt(source.url);
    let isPrepared = false;
    const prepare = async () => void (isPrepared = true);
    await expect(restoreRows(source.url, folder, manifest, prepare)).rejects.toThrow(
      /^The market is not empty \(table \w+\), and stays as it is/,
    );
    expect(isPrepared).toBe(false);
    expect(await rowsAt(source.url)).toEqual(before);
    await expect(backUp()).rejects.toThrow(`The folder ${folder} is not empty`);
    expect(await checkBackup(folder)).toEqual(manifest);
  }, 180_000);

  test('one of an older schema is restored into today’s, empty or without tables', async () => {
    const OLDER = 40;
    const old = await target(createTestDatabase);
    await runMigrationsUpTo(old, OLDER);
    await withConnection(old, async (connection) => {
      await connection.query(`insert into users (id, email, password_hash, full_name, role, confirmed_at)
        values ('00000000-0000-7000-8000-000000000001', 'ana@example.com', 'x', 'Ana', 'producer', now())`);
      await connection.query(`insert into popup_stores (id, owner_id, slug, name, description, status, start_date, end_date, created_at, updated_at)
        values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', 'puesto', 'Puesto', '', 'active', now(), now() + interval '1 day', now(), now())`);
    });
    const manifest = await backUp(old);
    expect(manifest.schema.number).toBe(OLDER);
    const readStorage = sql`select user_id::text as id, has_published from account_storage`;
    for (const make of [createMarketDatabase, createTestDatabase]) {
      const url = await target(make);
      await restoreRows(url, folder, manifest, nothing);
      const engine = openAt(url);
      // The table came with a later migration, which reads the restored rows.
      expect(((await engine.db.execute(readStorage)) as { rows: unknown[] }).rows).toEqual([
        { id: '00000000-0000-7000-8000-000000000001', has_published: true },
      ]);
      await engine.close();
    }
    const newer = { ...manifest, schema: { number: 999, hash: '1'.repeat(64) } };
    await expect(restoreRows(await target(), folder, newer, nothing)).rejects.toThrow(
      'The backup has schema 999 of release 0.1.0, which this release does not know',
    );
  }, 240_000);
});
