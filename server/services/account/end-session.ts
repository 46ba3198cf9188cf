import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isActiveSession } from '../../db/active-sessions.ts';
import { sessions } from '../../db/schema-auth.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';

/**
 * Ends one session of the own account, so that its tokens become invalid (R7.22). Throws NOT_FOUND for an inactive
 * session or that of another account.
 */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<undefined> {
  const now = new Date(ctx.clock.now());
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, requireAskerId(ctx)), isActiveSession(now)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw defaultRefusal('NOT_FOUND');
}
