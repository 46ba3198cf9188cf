import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { sessions } from '../../db/schema-auth.ts';

/**
 * Ends the current session, so that its access and refresh tokens become invalid (R7.6). Other sessions of the user
 * continue.
 */
export async function logout({ asker, clock, db }: Context): Promise<undefined> {
  if (asker.role === 'anonymous') return;
  await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(eq(sessions.id, asker.sessionId));
}
