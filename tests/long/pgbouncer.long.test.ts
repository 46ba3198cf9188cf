import { Client } from 'pg';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CrashTestMarket, makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { askOverHttp, retryWhileBusy, shopperAt } from '../support/http/market-over-http.ts';
import type { ServerProcess } from '../support/http/server-process.ts';
import {
  canRunPgBouncer,
  type PgBouncer,
  roleSettingsOfManual,
  startPgBouncer,
} from '../support/postgres/pgbouncer.ts';
import { runSql } from '../support/postgres/postgres.ts';

/** Connections of PgBouncer to the database; one process holds more to PgBouncer. */
const CONNECTIONS = 6;
const PURCHASES = 25;

describe.skipIf(!canRunPgBouncer)('a market of two processes behind PgBouncer in transaction mode', () => {
  let market: CrashTestMarket;
  let bouncer: PgBouncer;
  let servers: ServerProcess[];
  beforeAll(async () => {
    market = await makeCrashTestMarket('given');
    const direct = market.env.DATABASE_URL ?? '';
    const { username, pathname } = new URL(direct);
    const database = pathname.slice(1);
    await runSql(
      direct,
      ...roleSettingsOfManual().map(
        (setting) => `alter role "${username}" in database "${database}" set ${setting}`,
      ),
    );
    bouncer = await startPgBouncer(direct, CONNECTIONS);
    const env = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: direct };
    servers = [await market.start(env), await market.start(env)];
  });
  afterAll(async () => {
    await market.remove();
    await bouncer.stop();
  });
  /** Connections of the lanes in PostgreSQL. */
  const laneConnections = async () => {
    const client = new Client({ connectionString: market.env.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ lanes: string }>(
      `select count(*) filter (where application_name ~ '^tenderete (shop|expensive|jobs)$') as lanes
        from pg_stat_activity where datname = current_database()`,
    );
    await client.end();
    return Number(rows[0]?.lanes);
  };
  const serverOf = (turn: number) => servers[turn % servers.length]!.url;

  test('statements have the settings of the manual', async () => {
    const client = new Client({ connectionString: bouncer.url });
    await client.connect();
    const said = [];
    for (const setting of roleSettingsOfManual()) {
      const [name = ''] = setting.split(' = ');
      const { rows } = await client.query<Record<string, string>>(`show ${name}`);
      said.push(`${name} = ${rows[0]?.[name]}`);
    }
    await client.end();
    expect(said).toEqual(roleSettingsOfManual().map((setting) => setting.replaceAll("'", '')));
  });

  test('eight shoppers buy at both processes at once: no order is lost or doubled', async () => {
    const tokens = await market.tokens();
    const keys = await Promise.all(
      tokens.map(async (token, shopper) => {
        const mine: string[] = [];
        for (let turn = 0; turn < PURCHASES; turn += 1) {
          const { fill, pay } = shopperAt(serverOf(turn + shopper), token);
          await fill(market.productIds[turn % 2]!);
          const key = newId();
          const paid = await retryWhileBusy(() => pay(key));
          expect([paid.status, (await pay(key)).status]).toEqual([201, 201]);
          mine.push(key);
        }
        return mine;
      }),
    );
    for (const [shopper, token] of tokens.entries())
      for (const [turn, key] of keys[shopper]!.entries())
        expect(await shopperAt(serverOf(turn), token).orderedUnder(key)).toHaveLength(1);
    expect(await market.audit()).toEqual([]);
    const used = await laneConnections();
    expect([used > 0, used <= CONNECTIONS]).toEqual([true, true]);
  });

  test('a change at one process is seen at the other within two seconds', async () => {
    const token = await market.ownerToken();
    const [id] = market.productIds;
    const nameAt = async (turn: number) =>
      (await askOverHttp(serverOf(turn), 'GET', `/products/${id}`)).body.data.product.name;
    const before = [await nameAt(0), await nameAt(1)];
    const changed = await askOverHttp(serverOf(0), 'PUT', `/products/${id}`, {
      token,
      body: { name: 'Membrillo' },
    });
    expect([changed.status, before[0] === before[1]]).toEqual([200, true]);
    await expect.poll(() => nameAt(1), { timeout: 2_000 }).toBe('Membrillo');
  });
});
