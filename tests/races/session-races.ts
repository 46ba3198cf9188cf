import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { refreshTokens, sessions } from '../../server/db/schema-auth.ts';
import { makeArray } from '../support/api/count-answers.ts';
import { serverFor, type Race, type RaceMarket } from './race.ts';

/** Grace period in ms in which a used refresh token must still work. */
const GRACE = 30_000;

const refresh = (market: RaceMarket, index: number, token: string) =>
  serverFor(market, index).call('refreshToken', { body: { refresh_token: token } });

const isIn = async (market: RaceMarket, index: number, token: string) =>
  (await serverFor(market, index).call('userInfo', { headers: { authorization: `Bearer ${token}` } })).status;

const fiftyTabs: Race = async (market) => {
  const { db, person } = market.api;
  const { user, refreshToken } = await person('consumer');
  const answers = await Promise.all(makeArray(50, (index) => refresh(market, index, refreshToken)));
  expect(answers.map(({ status }) => status)).toEqual(makeArray(50, () => 200));
  const heads = new Set(answers.map(({ body }) => body.refresh_token as string));
  expect(heads.size).toBe(1);
  const live = await db
    .select({ session: sessions.id, revokedAt: sessions.revokedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(sessions.userId, user.id), isNull(refreshTokens.supersededAt)));
  expect(live).toEqual([{ session: expect.any(String) as string, revokedAt: null }]);
  // Each of the answers works, also after the grace period of the old token.
  const known = await Promise.all(answers.map(({ body }, index) => isIn(market, index, body.access_token)));
  expect(known).toEqual(makeArray(50, () => 200));
  for (const { clock } of market.fronts) clock.turn(GRACE + 1);
  const [head] = heads;
  const next = await refresh(market, 0, head!);
  expect([next.status, await isIn(market, 1, next.body.access_token)]).toEqual([200, 200]);
  for (const { clock } of market.fronts) clock.turn(-GRACE - 1);
  return 'one head, everybody in';
};

/** Races of token refreshes by tabs of one session. */
export const SESSION_RACES: Record<string, Race> = {
  'battery 34 of 50 who refresh with one token at once all are in, on one head': fiftyTabs,
};
