import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Asker } from '../context.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { isLive } from '../db/live-sessions.ts';
import { batchPerTick } from '../db/batch-per-tick.ts';
import { prepared } from '../db/prepared.ts';
import { sessions, users } from '../db/schema-auth.ts';
import type { AccessTokens } from './access-tokens.ts';

/** Who a bearer token speaks for, or null when it is not, or no longer, good. */
export type Authenticate = (token: string) => Promise<Asker | null>;

const statement = (db: Database) =>
  db
    .select({ sessionId: sessions.id, userId: users.id, role: users.role, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isLive(sql.placeholder('now')),
        eq(users.isActive, true),
        isNotNull(users.confirmedAt),
      ),
    );

/**
 * Role, activation and session come from the database on every request, so that a change counts on the next one. Requests of
 * one turn of the event loop are looked up together.
 */
export function createAuthenticate(db: Database, tokens: AccessTokens, clock: Clock): Authenticate {
  const sessionOf = batchPerTick(async (sessionIds: string[]) => {
    const asked = { sessionIds, now: new Date(clock.now()) };
    const found = await prepared(db, 'live_sessions', statement).execute(asked);
    return new Map(found.map((session) => [session.sessionId, session]));
  });
  return async (token) => {
    const claims = await tokens.verify(token);
    if (!claims) return null;
    const found = await sessionOf(claims.sessionId);
    return found?.userId === claims.userId ? found : null;
  };
}
