import { eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { LoginInput, Tokens } from '../../../contract/auth.ts';
import { isPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { consumeAttempt, forgetAttempts } from '../../db/attempts.ts';
import { users } from '../../db/schema-auth.ts';
import { Refusal } from '../../refusal.ts';
import type { AuthServices } from './auth-services.ts';
import { openSession } from './open-session.ts';

const FAILURES = 10;
const WINDOW = 15 * 60 * 1_000;

/**
 * Logs a user in by address and password (R7.2). Counts failures by account and network address, before it compares,
 * so that a stranger elsewhere locks nobody out. Unknown, inactive and wrong are one answer and one duration:
 * INVALID_CREDENTIALS. USER_NOT_CONFIRMED comes only with the right password; TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function login(
  ctx: Context,
  services: AuthServices,
  { username, password, address }: LoginInput & { address: string },
): Promise<Infer<typeof Tokens>> {
  const key = `login:${username}:${address}`;
  const verdict = await consumeAttempt(ctx.db, ctx.clock.now(), { key, max: FAILURES, window: WINDOW });
  if (!verdict.allowed) {
    throw new Refusal(
      'TOO_MANY_REQUESTS',
      'Demasiados intentos. Espera un momento antes de reintentar.',
      verdict,
    );
  }
  const [user] = await ctx.db.select().from(users).where(eq(users.email, username));
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight || !user.isActive) {
    throw new Refusal('INVALID_CREDENTIALS', 'El email o la contraseña no son correctos.');
  }
  await forgetAttempts(ctx.db, key);
  if (user.confirmedAt === null) {
    throw new Refusal('USER_NOT_CONFIRMED', 'Debes confirmar tu cuenta antes de iniciar sesión.');
  }
  await ctx.db
    .update(users)
    .set({ lastLogin: new Date(ctx.clock.now()) })
    .where(eq(users.id, user.id));
  return openSession(ctx, services, user);
}
