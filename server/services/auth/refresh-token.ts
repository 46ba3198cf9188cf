import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { RefreshInput, RefreshedTokens } from '../../../contract/auth/auth.ts';
import { SESSION_LIMITS } from '../../../contract/limits.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { isActiveSession } from '../../db/active-sessions.ts';
import { refreshTokens, sessions, users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { sessionExpiry } from './open-session.ts';

type Rotation = { user: typeof users.$inferSelect; sessionId: string; head: string };

const refused = () =>
  new Refusal('INVALID_REFRESH_TOKEN', 'Sesión expirada. Por favor, inicia sesión nuevamente.');

/** User of an active session. Locks the session, so that parallel refreshes are serialized. */
async function lockLiveOwner({ db }: Context, sessionId: string, now: Date) {
  const [found] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isActiveSession(now),
        eq(users.isActive, true),
        isNotNull(users.confirmedAt),
      ),
    )
    .for('update', { of: sessions });
  return found?.user;
}

async function sessionOf({ db }: Context, hash: string, now: Date) {
  const [found] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.hash, hash), gt(refreshTokens.expiresAt, now)));
  return found?.sessionId;
}

/** Marks a token as used, unless it already is; returns the time of its first use in ms. */
async function supersede({ db }: Context, hash: string, now: Date) {
  const [used] = await db
    .update(refreshTokens)
    .set({ supersededAt: sql`coalesce(${refreshTokens.supersededAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(refreshTokens.hash, hash))
    .returning({ supersededAt: refreshTokens.supersededAt });
  return used?.supersededAt?.getTime() ?? now.getTime();
}

/** Current token of the session: the first unused successor. */
async function headAfter({ db, refreshSecrets }: Context, token: string, sessionId: string, now: number) {
  const expiresAt = sessionExpiry(now);
  await db
    .update(sessions)
    .set({ expiresAt, lastUsedAt: new Date(now) })
    .where(eq(sessions.id, sessionId));
  for (let head = refreshSecrets.successorOf(token); ; head = refreshSecrets.successorOf(head)) {
    const hash = refreshSecrets.hashOf(head);
    const [row] = await db
      .insert(refreshTokens)
      .values({ hash, sessionId, expiresAt })
      .onConflictDoUpdate({ target: refreshTokens.hash, set: { expiresAt } })
      .returning({ supersededAt: refreshTokens.supersededAt });
    if (!row?.supersededAt) return head;
  }
}

/**
 * Token refresh with rotation (R7.5). For 30 s a used token returns the same successor, for other tabs and lost
 * answers; later its use ends the whole session. Throws INVALID_REFRESH_TOKEN, and TOO_MANY_REQUESTS after many of
 * those.
 */
export async function refreshToken(
  ctx: Context,
  { refresh_token: token }: Infer<typeof RefreshInput>,
): Promise<Infer<typeof RefreshedTokens>> {
  const { tokens, refreshSecrets, log, address } = ctx;
  const now = ctx.clock.now();
  const at = new Date(now);
  const rotation = await inTransaction(ctx, async (tx): Promise<Rotation | 'reused' | undefined> => {
    const hash = refreshSecrets.hashOf(token);
    const sessionId = await sessionOf(tx, hash, at);
    const user = sessionId === undefined ? undefined : await lockLiveOwner(tx, sessionId, at);
    if (sessionId === undefined || !user) return undefined;
    if (now - (await supersede(tx, hash, at)) > SESSION_LIMITS.refreshGrace) {
      await tx.db.update(sessions).set({ revokedAt: at }).where(eq(sessions.id, sessionId));
      log.warn(
        { event: 'refresh token reused', sessionId },
        'A refresh token was used again: its session is over.',
      );
      return 'reused';
    }
    return { user, sessionId, head: await headAfter(tx, token, sessionId, now) };
  });
  if (rotation === undefined || rotation === 'reused') {
    await limitAttempts(ctx, 'refreshesFrom', [address]);
    throw refused();
  }
  const { user, sessionId, head } = rotation;
  const signed = await tokens.sign({ ...user, userId: user.id, sessionId });
  return { ...signed, refresh_token: head };
}
