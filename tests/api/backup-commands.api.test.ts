import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../server/db/database.ts';
import { openDatabaseForCommand } from '../../server/db/open-database.ts';
import { createLog } from '../../server/log.ts';
import { makeCrashTestMarket, INITIAL_STOCK } from '../support/api/crash-test-market.ts';
import { brokenMoneyRules } from '../support/api/money-oracles.ts';
import { runTenderete } from '../support/http/command-line.ts';
import { shopperAt } from '../support/http/market-over-http.ts';

const idsOf = async (db: Database) =>
  (await rowsOf<{ id: string }>(db, sql`select id::text as id from orders order by id`)).map(({ id }) => id);

describe('the commands backup and restore', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tenderete-backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a backup while orders are placed is one snapshot, which another market continues', async () => {
    const market = await makeCrashTestMarket('own', { consumers: 8 });
    try {
      const dataDir = market.env['DATA_DIR'] ?? '';
      const { url } = await market.start();
      const shoppers = (await market.tokens()).map((token) => shopperAt(url, token));
      const ordered: string[] = [];
      const closing = new AbortController();
      const order = async (shopper: (typeof shoppers)[number]) => {
        await shopper.fill(...market.productIds);
        const { status, body } = await shopper.pay(crypto.randomUUID());
        if (status === 201) ordered.push(body.data.order.id);
      };
      const shop = async (shopper: (typeof shoppers)[number]) => {
        while (!closing.signal.aborted) await order(shopper);
      };
      for (const shopper of shoppers) await order(shopper);
      const earlier = new Set([...market.orderIds, ...ordered]);
      writeFileSync(at('passphrase'), 'una frase larga de paso\n');
      mkdirSync(join(dataDir, 'keys'), { recursive: true });
      writeFileSync(join(dataDir, 'keys', 'mailbox.txt'), 'buzon');
      const shopping = shoppers.map(shop);
      const made = await runTenderete(market.env, 'backup', at('b'), '--with-keys', at('passphrase'));
      closing.abort();
      await Promise.all(shopping);
      expect([made.code, made.errors]).toEqual([0, '']);
      expect(made.output).toMatch(/rows of \d+ tables, 0 files, schema \d+\.\n.* they are the same\.$/);

      const target = { ...market.env, DATA_DIR: at('data') };
      const restored = await runTenderete(target, 'restore', at('b'), '--keys', at('passphrase'));
      expect([restored.code, restored.errors]).toEqual([0, '']);
      const place = { databaseUrl: undefined, dataDir: at('data') };
      const engine = await openDatabaseForCommand(place, createLog('silent'));
      const found = await idsOf(engine.db);
      const stock = Object.fromEntries(market.productIds.map((id) => [id, INITIAL_STOCK]));
      expect(await brokenMoneyRules(engine.db, stock)).toEqual([]);
      await engine.close();
      // All that was acknowledged before is there, nothing that was never acknowledged, and not all that came later.
      const everything = new Set([...earlier, ...ordered]);
      expect([...earlier].filter((id) => !found.includes(id))).toEqual([]);
      expect(found.filter((id) => !everything.has(id))).toEqual([]);
      expect(ordered.length).toBeGreaterThan(shoppers.length);
      expect(readFileSync(join(at('data'), 'keys', 'mailbox.txt'), 'utf8')).toBe('buzon');
      expect(readFileSync(join(at('data'), 'keys', 'tokens.pem'), 'utf8')).toBe(
        market.env['JWT_PRIVATE_KEY']?.trim(),
      );

      const again = await runTenderete(target, 'restore', at('b'));
      expect(again.code).toBe(1);
      expect(again.errors).toMatch(/^The market is not empty \(table \w+\), and stays as it is/);
      expect((await runTenderete(target, 'restore', at('nowhere'))).errors).toBe(
        `${at('nowhere')} is no whole backup: it has no manifest.json, which is written last.`,
      );
    } finally {
      await market.remove();
    }
  }, 300_000);
});
