import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withConnection } from '../../server/backup/connection.ts';
import { moveMarket, type MoveOptions } from '../../server/move/move-market.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { startBucket } from '../support/api/bucket.ts';
import { makeCrashTestMarket, INITIAL_STOCK } from '../support/api/crash-test-market.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { runTenderete } from '../support/http/command-line.ts';
import { shopperAt } from '../support/http/market-over-http.ts';
import { openBlobs } from '../../server/storage/open-blobs.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres/postgres-databases.ts';
import { fingerprint } from '../support/postgres/row-fingerprint.ts';
import { createMarketDatabase } from '../support/postgres/test-database.ts';

/** Tables that are not moved: each market writes its own. */
const TRANSIENT = new Set([
  'published_assets',
  'backups',
  'processes',
  'jobs',
  'visit_salts',
  'visitor_marks',
]);

/** Digests of all rows that a move copies, computed by PostgreSQL. */
async function rowsAt(url: string): Promise<Record<string, string>> {
  const engine = openPostgres(url, () => {});
  try {
    const digests = Object.entries(await fingerprint(engine.db));
    return Object.fromEntries(digests.filter(([table]) => !TRANSIENT.has(table)));
  } finally {
    await engine.close();
  }
}

const options = (changes: Partial<MoveOptions> = {}): MoveOptions => ({
  copyFiles: async () => {},
  elapsed: () => 0,
  report: () => {},
  ...changes,
});

const cleanups: (() => unknown)[] = [];
const database = async (make = createMarketDatabase): Promise<TestDatabase> => {
  const made = await make();
  cleanups.push(made.drop);
  return made;
};
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describe('a move of rows', () => {
  let source: TestDatabase;
  let client: Client;
  const sql = (text: string) => client.query(text);
  const USER = `insert into users (id, email, password_hash, full_name, role, confirmed_at)
    select gen_random_uuid(), prefix || i || '@example.com', 'x', 'Ana', 'producer', now()
    from generate_series(1, 5) as i, (values`;
  const addUsers = (prefix: string) => sql(`${USER} ('${prefix}')) as given(prefix)`);
  beforeEach(async () => {
    source = await database();
    client = new Client({ connectionString: source.url });
    client.on('error', () => {});
    await client.connect();
    cleanups.push(() => client.end().catch(() => {}));
    await addUsers('a');
  });

  test.each([
    ['with empty tables', createMarketDatabase],
    ['without tables', createTestDatabase],
  ])(
    'into a database %s: rows that came, changed and went on the way are right',
    async (_, make) => {
      const target = await database(make);
      const writer = new Client({ connectionString: source.url });
      writer.on('error', () => {});
      await writer.connect();
      cleanups.push(() => writer.end().catch(() => {}));
      // A transaction that is open at the first snapshot, with a subtransaction, and ends before the second.
      await writer.query('begin');
      await writer.query(`update users set full_name = 'Begun' where email = 'a1@example.com'`);
      await writer.query('savepoint inner_one');
      await writer.query(`update users set full_name = 'Inner' where email = 'a2@example.com'`);
      await writer.query('release savepoint inner_one');
      let pass = 0;
      const changes = [
        async () => void (await writer.query('commit')),
        async () => {
          await addUsers('b');
          await sql(`delete from users where email = 'a3@example.com'`);
          // A unique value moves from one row to another.
          await sql(`update users set email = 'gone@example.com' where email = 'a4@example.com'`);
          await sql(`update users set email = 'a4@example.com' where email = 'a5@example.com'`);
        },
        async () => void (await sql(`delete from users where email = 'b1@example.com'`)),
        async () => void (await sql(`update users set full_name = 'Last' where email = 'b2@example.com'`)),
      ];
      const copyFiles = async () => {
        const change = changes[pass];
        pass += 1;
        await change?.();
      };
      const moved = await moveMarket(source.url, target.url, options({ copyFiles }));
      // Four passes while it sells, and the last.
      expect(pass).toBe(5);
      expect(moved.rows).toBeGreaterThan(7);
      expect(await rowsAt(target.url)).toEqual(await rowsAt(source.url));
      const names = await withConnection(target.url, (connection) =>
        connection.query(`select email, full_name from users where full_name <> 'Ana' order by email`),
      );
      expect(names.rows).toEqual([
        { email: 'a1@example.com', full_name: 'Begun' },
        { email: 'a2@example.com', full_name: 'Inner' },
        { email: 'b2@example.com', full_name: 'Last' },
      ]);
    },
    120_000,
  );

  test('afterwards the source keeps its rows and can be read, and "undo" makes it writable again', async () => {
    const target = await database();
    const before = await rowsAt(source.url);
    await moveMarket(source.url, target.url, options());
    expect(await rowsAt(source.url)).toEqual(before);
    await withConnection(source.url, async (connection) => {
      await expect(connection.query(`update users set full_name = 'x'`)).rejects.toThrow('read-only');
    });
    // The session from before was ended.
    await expect(sql('select 1')).rejects.toThrow(/terminat|not queryable/);
    const third = await database();
    await expect(moveMarket(source.url, third.url, options())).rejects.toThrow('"npx tenderete move --undo"');
    const { makeWritable } = await import('../../server/move/read-only.ts');
    await withConnection(source.url, makeWritable);
    await withConnection(source.url, (connection) => connection.query(`update users set full_name = 'x'`));
  }, 120_000);

  test('a failure leaves the target empty and the source writable', async () => {
    const target = await database();
    let pass = 0;
    const copyFiles = async () => {
      pass += 1;
      if (pass === 5) throw new Error('The bucket is away.');
    };
    const empty = await rowsAt(target.url);
    await expect(moveMarket(source.url, target.url, options({ copyFiles }))).rejects.toThrow(
      'The bucket is away.',
    );
    expect(await rowsAt(target.url)).toEqual(empty);
    await withConnection(source.url, (connection) => connection.query(`update users set full_name = 'x'`));
  }, 120_000);

  test('a target that holds a row is refused, and the market goes on', async () => {
    const target = await database();
    await withConnection(target.url, (connection) => connection.query(`${USER} ('z')) as given(prefix)`));
    await expect(moveMarket(source.url, target.url, options())).rejects.toThrow(
      /^The market is not empty \(table account_storage\), and stays as it is/,
    );
    await sql(`update users set full_name = 'x'`);
  }, 60_000);
});

describe('the command move', () => {
  test('under orders: every acknowledged order is in the new market, and none is placed in the former one', async () => {
    const market = await makeCrashTestMarket('own', { consumers: 6 });
    const folder = mkdtempSync(join(tmpdir(), 'tenderete-move-'));
    cleanups.push(
      () => rmSync(folder, { recursive: true }),
      () => market.remove(),
    );
    const bucket = await startBucket();
    cleanups.push(() => bucket.close());
    const target = await database(createTestDatabase);
    const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
    const settings = `PORT=1\nS3_ENDPOINT=${endpoint}\nS3_BUCKET=${name}\nS3_REGION=${region}\nS3_ACCESS_KEY_ID=${accessKeyId}\nS3_SECRET_ACCESS_KEY="${secretAccessKey}"\n`;
    writeFileSync(join(folder, 'next.env'), settings);
    const here = await openBlobs({ dataDir: market.dataDir, s3: undefined });
    await here.put('pictures/una/original', Buffer.from('foto'));
    const { url } = await market.start();
    const ownUrl = await openOwn(market.dataDir);
    await withConnection(ownUrl, (connection) =>
      connection.query(`insert into pictures (name, bytes, created_at) values ('una', 4, now())`),
    );
    const closing = new AbortController();
    const ordered: string[] = [];
    const refused = new Set<number>();
    const shop = async (token: string) => {
      const shopper = shopperAt(url, token);
      while (!closing.signal.aborted) {
        await shopper.fill(...market.productIds).catch(() => {});
        const { status, body } = await shopper.pay(crypto.randomUUID());
        if (status === 201) ordered.push(body.data.order.id);
        else refused.add(status);
      }
    };
    const shopping = (await market.tokens()).map(shop);
    while (ordered.length < 6) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = ordered.length;
    const moved = await runTenderete(
      market.env,
      'move',
      '--to',
      target.url,
      '--bucket',
      join(folder, 'next.env'),
    );
    expect([moved.code, moved.errors]).toEqual([0, '']);
    expect(moved.output).toMatch(
      /\d+ rows of \d+ tables and 1 files, compared by hashes\. It was read-only for \d+ ms/,
    );
    closing.abort();
    await Promise.all(shopping);
    expect(ordered.length).toBeGreaterThan(before);
    expect([...refused].filter((status) => ![409, 422, 503].includes(status))).toEqual([]);
    const engine = openPostgres(target.url, () => {});
    cleanups.push(() => engine.close());
    const { rows } = (await engine.db.execute('select id::text as id from orders')) as unknown as {
      rows: { id: string }[];
    };
    const found = new Set(rows.map(({ id }) => id));
    expect([...market.orderIds, ...ordered].filter((id) => !found.has(id))).toEqual([]);
    const stock = Object.fromEntries(market.productIds.map((id) => [id, INITIAL_STOCK]));
    expect(await brokenMoneyRules(engine.db, stock)).toEqual([]);
    expect(await rowsAt(target.url)).toEqual(await rowsAt(ownUrl));
    const there = await openBlobs({ dataDir: '/nowhere', s3: bucket.settings });
    expect(await there.get('pictures/una/original')).toEqual(Buffer.from('foto'));
    // The new market sells; the former one answers reads, and 503 to an order.
    const second = await market.start({ DATABASE_URL: target.url, TRIAL: 'on' });
    const [token = ''] = await market.tokens();
    const buyer = shopperAt(second.url, token);
    await buyer.fill(...market.productIds);
    expect((await buyer.pay(crypto.randomUUID())).status).toBe(201);
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    expect((await shopperAt(url, token).pay(crypto.randomUUID())).status).toBe(503);
  }, 300_000);

  test('says what it needs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenderete-move-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const { code, errors } = await runTenderete({ DATA_DIR: folder }, 'move');
    expect([code, errors]).toEqual([1, 'Say where the market moves: --to postgresql://user@host/name.']);
  }, 60_000);
});

/** Address of the PostgreSQL of a running market. */
async function openOwn(dataDir: string): Promise<string> {
  const { runningPostgresUrl } = await import('../../server/db/local-postgres/local-postgres.ts');
  return runningPostgresUrl(dataDir) ?? '';
}
