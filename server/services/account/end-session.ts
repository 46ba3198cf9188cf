import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isLive } from '../../db/live-sessions.ts';
import { sessions } from '../../db/schema-auth.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { refuse } from '../../http/default-error-messages.ts';

/** Ends a session of the own account: its tokens count no more (R7.22). NOT_FOUND for any that is not open, or another's. */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<undefined> {
  const now = new Date(ctx.clock.now());
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, requireAskerId(ctx)), isLive(now)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw refuse('NOT_FOUND');
}
