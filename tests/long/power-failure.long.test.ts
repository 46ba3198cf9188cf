import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';
import { shopperAt } from '../support/http/market-over-http.ts';
import { canBuildDurableCopy, createDurableCopy } from '../support/postgres/durable-copy.ts';

const ROUNDS = 30;
/** Latest power failure after the first acknowledged order, in ms. */
const LATEST = 1_500;

/** Acknowledged order: whose, and its idempotency key. */
interface Acknowledged {
  token: string;
  key: string;
}

/** Buys one product after another until the server is gone, and notes each acknowledged order. */
async function shopOn(
  url: string,
  token: string,
  productIds: string[],
  acknowledge: (order: Acknowledged) => void,
): Promise<void> {
  const shopper = shopperAt(url, token);
  try {
    for (let turn = 0; ; turn += 1) {
      await shopper.fill(productIds[turn % productIds.length] ?? '');
      const key = newId();
      if ((await shopper.pay(key)).status === 201) acknowledge({ token, key });
    }
  } catch {
    // The power failed.
  }
}

describe.skipIf(!canBuildDurableCopy())('a power failure', () => {
  test('O1 30 of them while orders are placed: each acknowledged order is there', async (context) => {
    const market = await makeCrashTestMarket('own');
    try {
      const shadow = createDurableCopy(market.dataDir);
      await repeatRounds(context, ROUNDS, async () => {
        const server = await market.start(shadow.env);
        const acknowledged: Acknowledged[] = [];
        const first = Promise.withResolvers<void>();
        const shopping = (await market.tokens()).map((token) =>
          shopOn(server.url, token, market.productIds, (order) => {
            acknowledged.push(order);
            first.resolve();
          }),
        );
        await first.promise;
        await pause(Math.random() * LATEST);
        await market.kill(server);
        await Promise.all(shopping);
        shadow.failPower();
        const next = await market.start(shadow.env);
        const found = await Promise.all(
          acknowledged.map(
            async ({ token, key }) => (await shopperAt(next.url, token).orderedUnder(key)).length,
          ),
        );
        expect(found).toEqual(acknowledged.map(() => 1));
        await market.kill(next);
        shadow.failPower();
        return `all of ${acknowledged.length > 20 ? 'more than 20' : 'up to 20'} acknowledged orders there`;
      });
      expect(await market.audit()).toEqual([]);
    } finally {
      await market.remove();
    }
  });
});
