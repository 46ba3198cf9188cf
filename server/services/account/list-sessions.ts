import { and, desc, eq } from 'drizzle-orm';
import type { OpenSession } from '../../../contract/account/open-session.ts';
import type { Context } from '../../context.ts';
import { isActiveSession } from '../../db/active-sessions.ts';
import { sessions } from '../../db/schema-auth.ts';
import { askerSessionId, requireAskerId } from '../../policies/asker.ts';

/** Active sessions of the own account, most recently used first (R7.22). */
export async function listSessions(ctx: Context): Promise<{ sessions: OpenSession[] }> {
  const { db, clock } = ctx;
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, requireAskerId(ctx)), isActiveSession(new Date(clock.now()))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return {
    sessions: open.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      userAgent,
      isCurrent: id === askerSessionId(ctx),
    })),
  };
}
