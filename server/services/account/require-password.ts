import { eq } from 'drizzle-orm';
import { limitAttempts } from '../../attempt-limits.ts';
import { isPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { Refusal } from '../../http/refusal.ts';

const TOO_MANY = 'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar.';
const WRONG = 'La contraseña actual es incorrecta';

export const wrongPassword = (field: string) =>
  new Refusal('WRONG_PASSWORD', WRONG, { errors: [{ field, message: WRONG }] });

/**
 * The account of an id, once its own password was typed in `field`. WRONG_PASSWORD otherwise, which counts towards
 * TOO_MANY_REQUESTS with the seconds to wait; whoever goes on forgives the attempts.
 */
export async function requirePassword(ctx: Context, id: string, field: string, password: string) {
  await limitAttempts(ctx, 'passwordChange', [id], TOO_MANY);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user || !(await isPassword(user.passwordHash, password))) throw wrongPassword(field);
  return user;
}
