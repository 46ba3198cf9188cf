import { describe, expect, test } from 'vitest';
import { initialKillState, killRound, SELLERS_OF_A_ROUND, STORES_OF_A_ROUND } from '../races/kill-rounds.ts';
import { DATABASE_KINDS, makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 100;

describe.each(DATABASE_KINDS)('kill -9 (%s PostgreSQL)', (kind) => {
  test('battery 71 battery 74 100 kills while four shoppers buy, four cancel, two stores and two accounts are deleted, all of it sent again', async (context) => {
    const market = await makeCrashTestMarket(kind, {
      stores: ROUNDS * STORES_OF_A_ROUND,
      sellers: ROUNDS * SELLERS_OF_A_ROUND,
    });
    try {
      let state = initialKillState(await market.start(), market);
      await repeatRounds(context, ROUNDS, async () => {
        const { following, outcome } = await killRound(market, state);
        state = following;
        expect(await market.audit()).toEqual([]);
        return outcome;
      });
      await market.kill(state.server);
      expect(await market.audit()).toEqual([]);
    } finally {
      await market.remove();
    }
  });
});
