import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Asker } from '../context.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/schema-auth.ts';
import type { AccessTokens } from './access-tokens.ts';

/** Who a bearer token speaks for, or null when it is not, or no longer, good. */
export type Authenticate = (token: string) => Promise<Asker | null>;

/** Role, activation and session come from the database on every request, so that a change counts on the next one. */
export function createAuthenticate(db: Database, tokens: AccessTokens, clock: Clock): Authenticate {
  const find = db
    .select({ role: users.role, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.isActive, true),
        isNotNull(users.confirmedAt),
      ),
    )
    .prepare('authenticate');
  return async (token) => {
    const claims = await tokens.verify(token);
    if (!claims) return null;
    const { userId, sessionId } = claims;
    const [found] = await find.execute({ userId, sessionId, now: new Date(clock.now()) });
    return found ? { ...found, userId, sessionId } : null;
  };
}
