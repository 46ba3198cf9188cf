import { describe, expect, test } from 'vitest';
import { beforeKills, killRound, SELLERS_OF_A_ROUND, STORES_OF_A_ROUND } from '../races/kill-rounds.ts';
import { makeCrashMarket } from '../support/api/crash-market.ts';
import { hasPostgres } from '../support/postgres/postgres-databases.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 100;

describe.each(['embedded', 'postgres'] as const)('kill -9 (%s)', (kind) => {
  test.skipIf(kind === 'postgres' && !hasPostgres())(
    'battery 71 battery 74 100 kills while four shoppers buy, four cancel, two stores and two accounts are deleted, all of it sent again',
    async (context) => {
      const market = await makeCrashMarket(kind, {
        stores: ROUNDS * STORES_OF_A_ROUND,
        sellers: ROUNDS * SELLERS_OF_A_ROUND,
      });
      // The embedded database can be read only while no server uses it.
      const auditMeanwhile = kind === 'postgres' ? () => market.audit() : async () => [];
      try {
        let state = beforeKills(await market.start(), market);
        await repeatRounds(context, ROUNDS, async () => {
          const { following, outcome } = await killRound(market, state);
          state = following;
          expect(await auditMeanwhile()).toEqual([]);
          return outcome;
        });
        await market.kill(state.server);
        expect(await market.audit()).toEqual([]);
      } finally {
        await market.remove();
      }
    },
  );
});
