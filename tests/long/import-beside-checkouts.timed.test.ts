import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { outcomeOf, sendArchive, expectedImportOutcome } from '../races/import-kills.ts';
import {
  type CrashTestMarket,
  DATABASE_KINDS,
  makeCrashTestMarket,
} from '../support/api/crash-test-market.ts';
import { retryWhileBusy, shopperAt } from '../support/http/market-over-http.ts';
import type { ServerProcess } from '../support/http/server-process.ts';
import { sampleMedian } from '../support/api/sample-statistics.ts';

/** More rows than are read during the checkouts. */
const ROWS = 3_000;
const A_SECOND = 30;
const SECONDS = 15;

/** Checkouts begun at a steady rate: their statuses, and durations in ms. */
interface Shopping {
  statuses: number[];
  times: number[];
  perSecond: number;
}

/** Begins purchases at a steady rate per second with any idle shopper; late ones begin at once. */
async function shopAtPace(server: ServerProcess, market: CrashTestMarket): Promise<Shopping> {
  const shoppers = (await market.tokens()).map((token) => shopperAt(server.url, token));
  const { productIds } = market;
  const shopping: Shopping = { statuses: [], times: [], perSecond: 0 };
  const began = performance.now();
  let turn = 0;
  const shop = async (shopper: ReturnType<typeof shopperAt>) => {
    for (let own = turn++; own < A_SECOND * SECONDS; own = turn++) {
      await pause(Math.max(0, began + (1_000 * own) / A_SECOND - performance.now()));
      await shopper.fill(productIds[own % productIds.length] ?? '');
      const key = newId();
      const start = performance.now();
      const { status } = await retryWhileBusy(() => shopper.pay(key));
      shopping.times.push(performance.now() - start);
      shopping.statuses.push(status);
    }
  };
  await Promise.all(shoppers.map(shop));
  shopping.perSecond = (1_000 * shopping.times.length) / (performance.now() - began);
  return shopping;
}

const told = ({ times, perSecond }: Shopping) =>
  `${perSecond.toFixed(1)} checkouts a second, each ${sampleMedian(times).toFixed(0)} ms`;

describe.each(DATABASE_KINDS)('thirty checkouts a second (%s PostgreSQL)', (kind) => {
  test('O1 O2 O4 battery 104 beside an archive that is read every checkout is made, and every row comes in', async ({
    annotate,
  }) => {
    const market = await makeCrashTestMarket(kind, { consumers: 16, stores: 1 });
    try {
      const [storeId = ''] = market.stores.map(({ id }) => id);
      const server = await market.start();
      const alone = await shopAtPace(server, market);
      await sendArchive(server, market, storeId, ROWS);
      const beside = await shopAtPace(server, market);
      const began = performance.now();
      const outcome = await outcomeOf(server, market, storeId);
      await annotate(
        `${told(alone)}; beside ${ROWS} rows that are read ${told(beside)}; the rows took ${((performance.now() - began) / 1_000).toFixed(0)} s more`,
      );
      expect(outcome).toEqual(expectedImportOutcome(ROWS));
      const wanted = Array.from({ length: A_SECOND * SECONDS }, () => 201);
      expect([alone.statuses, beside.statuses]).toEqual([wanted, wanted]);
      await market.kill(server);
      expect(await market.audit()).toEqual([]);
    } finally {
      await market.remove();
    }
  });
});
