import { describe, expect, test } from 'vitest';
import { initialKillState, killRound, SELLERS_OF_A_ROUND, STORES_OF_A_ROUND } from '../races/kill-rounds.ts';
import { DATABASE_KINDS, makeCrashTestMarket } from '../support/api/crash-test-market.ts';

describe.each(DATABASE_KINDS)('kill -9 (%s PostgreSQL)', (kind) => {
  test('battery 71 battery 74 an order is made or not, cancelled or not, a store or an account is deleted or not, and who sends again gets it once', async () => {
    const market = await makeCrashTestMarket(kind, {
      stores: STORES_OF_A_ROUND,
      sellers: SELLERS_OF_A_ROUND,
    });
    try {
      const { following } = await killRound(market, initialKillState(await market.start(), market));
      await market.kill(following.server);
      expect(await market.audit()).toEqual([]);
    } finally {
      await market.remove();
    }
  }, 300_000);
});
