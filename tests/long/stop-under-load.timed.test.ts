import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS, makeCrashTestMarket } from '../support/api/crash-test-market.ts';
import { shopperAt } from '../support/http/market-over-http.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 10;
const PATIENCE = 10_000;

interface Try {
  token: string;
  key: string;
  status: number | null;
}

/** Buys repeatedly until the server refuses; returns the outcome of each attempt, null without an answer. */
async function shopOn(
  url: string,
  token: string,
  productIds: string[],
  hasBegun: () => void,
): Promise<Try[]> {
  const shopper = shopperAt(url, token);
  const tries: Try[] = [];
  for (;;) {
    const filled = await shopper.fill(...productIds).then(
      () => true,
      () => false,
    );
    if (!filled) return tries;
    const key = newId();
    const status = await shopper.pay(key).then(
      (answer) => answer.status,
      () => null,
    );
    tries.push({ token, key, status });
    if (status === null) return tries;
    hasBegun();
  }
}

describe.each(DATABASE_KINDS)('SIGTERM under load (%s PostgreSQL)', (kind) => {
  test('battery 76 what the server had begun it answers, what it had not it leaves alone, and it exits with 0', async (context) => {
    const market = await makeCrashTestMarket(kind);
    try {
      await repeatRounds(context, ROUNDS, async () => {
        const server = await market.start();
        const tokens = await market.tokens();
        const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
        const shopping = tokens.map((token) => shopOn(server.url, token, market.productIds, hasBegun));
        await begun;
        await pause(Math.random() * 500);
        const began = performance.now();
        server.child.kill('SIGTERM');
        expect(await server.ended).toBe(0);
        expect(performance.now() - began).toBeLessThan(PATIENCE);
        const tries = (await Promise.all(shopping)).flat();

        const next = await market.start();
        const made = await Promise.all(
          tries.map(async ({ token, key }) => (await shopperAt(next.url, token).orderedUnder(key)).length),
        );
        await market.kill(next);
        expect(made).toEqual(tries.map(({ status }) => (status === null ? 0 : 1)));
        expect([...new Set(tries.map(({ status }) => status ?? 201))]).toEqual([201]);
        const unanswered = tries.filter(({ status }) => status === null).length;
        return `exit code 0, all answered orders there, none made unanswered${unanswered > 0 ? ', some sent too late' : ''}`;
      });
      expect(await market.audit()).toEqual([]);
    } finally {
      await market.remove();
    }
  });
});
