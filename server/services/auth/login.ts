import { and, eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { LoginInput, Tokens } from '../../../contract/auth/auth.ts';
import { forgiveAttempts, limitAttempts, returnAttempt } from '../../attempt-limits.ts';
import { isPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { endOldestSessions } from './end-oldest-sessions.ts';
import { openSession } from './open-session.ts';

type UserRow = typeof users.$inferSelect;

const refused = () => new Refusal('INVALID_CREDENTIALS', 'El email o la contraseña no son correctos.');

/** Notes the login, unless the account or its password changed while the password was compared. */
async function noteLogin({ db, clock }: Context, { id, passwordHash }: UserRow): Promise<void> {
  const noted = await db
    .update(users)
    .set({ lastLogin: new Date(clock.now()) })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isActive, true)))
    .returning({ id: users.id });
  if (noted.length === 0) throw refused();
}

/**
 * Logs a user in by address and password (R7.2). Counts failures by account and network address, before it compares,
 * so that a stranger elsewhere locks nobody out. Unknown, inactive and wrong are one answer and one amount of work:
 * INVALID_CREDENTIALS. USER_NOT_CONFIRMED comes only with the right password; TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function login(ctx: Context, { username, password }: LoginInput): Promise<Infer<typeof Tokens>> {
  const { address } = ctx;
  await limitAttempts(ctx, 'loginsFrom', [address]);
  await limitAttempts(ctx, 'login', [username, address]);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, username));
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight || !user.isActive) throw refused();
  await forgiveAttempts(ctx, 'login', username, address);
  await returnAttempt(ctx, 'loginsFrom', address);
  if (user.confirmedAt === null) {
    throw new Refusal('USER_NOT_CONFIRMED', 'Debes confirmar tu cuenta antes de iniciar sesión.');
  }
  return inTransaction(ctx, async (tx) => {
    await noteLogin(tx, user);
    await endOldestSessions(tx, user.id);
    return openSession(tx, user);
  });
}
