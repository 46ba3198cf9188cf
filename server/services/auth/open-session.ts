import type { Infer } from 'superstruct';
import type { Tokens } from '../../../contract/auth/auth.ts';
import { SESSION_LIMITS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { refreshTokens, sessions } from '../../db/schema-auth.ts';
import type { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';

const LONGEST_USER_AGENT = 200;

/** User-Agent for display: printable ASCII, at most 200 characters; null if nothing is left. */
function shownUserAgent(sent: string | undefined): string | null {
  const shown = (sent ?? '')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .slice(0, LONGEST_USER_AGENT)
    .trim();
  return shown === '' ? null : shown;
}

type UserRow = typeof users.$inferSelect;

const DAY = 24 * 60 * 60 * 1_000;

/** Expiry of a session that is used now and not again. */
export const sessionExpiry = (now: number): Date => new Date(now + SESSION_LIMITS.refreshTokenDays * DAY);

/** Creates a session for a user and returns its tokens (R3.2). */
export async function openSession(ctx: Context, user: UserRow): Promise<Infer<typeof Tokens>> {
  const { tokens, refreshSecrets } = ctx;
  const now = ctx.clock.now();
  const sessionId = ctx.newId();
  const refreshToken = refreshSecrets.first();
  const expiresAt = sessionExpiry(now);
  await inTransaction(ctx, async ({ db }) => {
    await db.insert(sessions).values({
      id: sessionId,
      userId: user.id,
      createdAt: new Date(now),
      lastUsedAt: new Date(now),
      expiresAt,
      userAgent: shownUserAgent(ctx.userAgent),
    });
    await db
      .insert(refreshTokens)
      .values({ hash: refreshSecrets.hashOf(refreshToken), sessionId, expiresAt });
  });
  const { access_token, id_token, expires_in } = await tokens.sign({ ...user, userId: user.id, sessionId });
  return { access_token, refresh_token: refreshToken, id_token, expires_in };
}
