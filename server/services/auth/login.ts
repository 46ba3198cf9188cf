import { and, eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { LoginInput, Tokens } from '../../../contract/auth/auth.ts';
import { resetAttempts, limitAttempts, refundAttempt } from '../../attempt-limits.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { endOldestSessions } from './end-oldest-sessions.ts';
import { openSession } from './open-session.ts';

type UserRow = typeof users.$inferSelect;

const refused = () => new Refusal('INVALID_CREDENTIALS', 'El email o la contraseña no son correctos.');

/** Stores the login time. Refuses if the account or its password changed during the password verification. */
async function noteLogin({ db, clock }: Context, { id, passwordHash }: UserRow): Promise<void> {
  const noted = await db
    .update(users)
    .set({ lastLogin: new Date(clock.now()) })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isActive, true)))
    .returning({ id: users.id });
  if (noted.length === 0) throw refused();
}

/**
 * Login by e-mail address and password (R7.2). Failures are counted per account and network address before the
 * verification, so that a stranger elsewhere cannot lock out the owner. Unknown account, inactive account and wrong
 * password all throw INVALID_CREDENTIALS with equal timing. USER_NOT_CONFIRMED requires the right password.
 * TOO_MANY_REQUESTS has the seconds to wait.
 */
export async function login(ctx: Context, { username, password }: LoginInput): Promise<Infer<typeof Tokens>> {
  const { address } = ctx;
  await limitAttempts(ctx, 'loginsFrom', [address]);
  await limitAttempts(ctx, 'login', [username, address]);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, username));
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user || !isRight || !user.isActive) throw refused();
  await resetAttempts(ctx, 'login', username, address);
  await refundAttempt(ctx, 'loginsFrom', address);
  if (user.confirmedAt === null) {
    throw new Refusal('USER_NOT_CONFIRMED', 'Debes confirmar tu cuenta antes de iniciar sesión.');
  }
  return inTransaction(ctx, async (tx) => {
    await noteLogin(tx, user);
    await endOldestSessions(tx, user.id);
    return openSession(tx, user);
  });
}
