import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Asker } from '../context.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { isActiveSession } from '../db/active-sessions.ts';
import { batchPerTick } from '../db/batch-per-tick.ts';
import { preparedStatement } from '../db/prepared-statements.ts';
import { sessions, users } from '../db/schema-auth.ts';
import type { AccessTokens } from './access-tokens.ts';

/** User of a bearer token; null if the token is not valid or no longer valid. */
export type Authenticate = (token: string) => Promise<Asker | null>;

const statement = (db: Database) =>
  db
    .select({ sessionId: sessions.id, userId: users.id, role: users.role, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isActiveSession(sql.placeholder('now')),
        eq(users.isActive, true),
        isNotNull(users.confirmedAt),
      ),
    );

/**
 * Authentication with role, activation and session from the database on every request, so that changes apply
 * immediately. Requests of one event loop tick share one query.
 */
export function createAuthenticate(db: Database, tokens: AccessTokens, clock: Clock): Authenticate {
  const sessionOf = batchPerTick(async (sessionIds: string[]) => {
    const asked = { sessionIds, now: new Date(clock.now()) };
    const found = await preparedStatement(db, 'live_sessions', statement).execute(asked);
    return new Map(found.map((session) => [session.sessionId, session]));
  });
  return async (token) => {
    const claims = await tokens.verify(token);
    if (!claims) return null;
    const found = await sessionOf(claims.sessionId);
    return found?.userId === claims.userId ? found : null;
  };
}
