import { and, eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { PasswordChange } from '../../../contract/users/user.ts';
import { forgiveAttempts, limitAttempts } from '../../attempt-limits.ts';
import { hashPassword, isPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { Refusal } from '../../refusal.ts';
import { endPassword } from '../auth/end-password.ts';

const TOO_MANY = 'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar.';
const WRONG = 'La contraseña actual es incorrecta';

const wrongPassword = () =>
  new Refusal('WRONG_PASSWORD', WRONG, { errors: [{ field: 'oldPassword', message: WRONG }] });

/**
 * Changes the own password (R7.22); the session that asks goes on, all others are over, and the owner is mailed. A wrong old
 * one is WRONG_PASSWORD and counts towards TOO_MANY_REQUESTS, which brings the seconds to wait.
 */
export async function changePassword(
  ctx: Context,
  { oldPassword, newPassword }: Infer<typeof PasswordChange>,
): Promise<undefined> {
  const id = requireAskerId(ctx);
  const { asker } = ctx;
  await limitAttempts(ctx, 'passwordChange', [id], TOO_MANY);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  if (!user || !(await isPassword(user.passwordHash, oldPassword))) throw wrongPassword();
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await endPassword(tx, user, asker.role === 'anonymous' ? undefined : asker.sessionId);
    await forgiveAttempts(tx, 'passwordChange', id);
  });
}
