import { and, eq } from 'drizzle-orm';
import type { Infer } from 'superstruct';
import type { PasswordChange } from '../../../contract/account/user.ts';
import { resetAttempts } from '../../attempt-limits.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { askerSessionId, requireAskerId } from '../../policies/asker.ts';
import { applyPasswordChange } from '../auth/apply-password-change.ts';
import { requirePassword, wrongPasswordRefusal } from './require-password.ts';

/**
 * Password change of the own account (R7.22). The current session stays, all others end, and the owner gets an e-mail.
 * A wrong old password throws WRONG_PASSWORD; after too many, TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function changePassword(
  ctx: Context,
  { oldPassword, newPassword }: Infer<typeof PasswordChange>,
): Promise<undefined> {
  const id = requireAskerId(ctx);
  const user = await requirePassword(ctx, id, 'oldPassword', oldPassword);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPasswordRefusal('oldPassword');
    await applyPasswordChange(tx, user, askerSessionId(ctx));
    await resetAttempts(tx, 'passwordChange', id);
  });
}
