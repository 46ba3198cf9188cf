import { eq } from 'drizzle-orm';
import { limitAttempts } from '../../attempt-limits.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { Refusal } from '../../http/refusal.ts';

const TOO_MANY = 'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar.';
const WRONG = 'La contraseña actual es incorrecta';

export const wrongPasswordRefusal = (field: string) =>
  new Refusal('WRONG_PASSWORD', WRONG, { errors: [{ field, message: WRONG }] });

/**
 * Account by id, if the password in `field` is correct. Otherwise it throws WRONG_PASSWORD and counts an attempt; too
 * many throw TOO_MANY_REQUESTS with the seconds to wait. The caller resets the attempts on success.
 */
export async function requirePassword(ctx: Context, id: string, field: string, password: string) {
  await limitAttempts(ctx, 'passwordChange', [id], TOO_MANY);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user || !(await verifyPassword(user.passwordHash, password))) throw wrongPasswordRefusal(field);
  return user;
}
