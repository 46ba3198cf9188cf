import { and, eq, sql } from 'drizzle-orm';
import type { ResetPasswordInput } from '../../../contract/auth/auth.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCode, codeRefusal, redeemVerifiedCode } from './codes.ts';
import { applyPasswordChange } from './apply-password-change.ts';

/**
 * Password reset by an e-mailed code (R7.4); ends all sessions of the account. The code proves ownership of the
 * mailbox, so it also confirms an unconfirmed account. Throws INVALID_CODE or TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  ctx: Context,
  { username: email, confirmationCode: code, newPassword }: ResetPasswordInput,
): Promise<undefined> {
  const subject = { email, purpose: 'reset', code } as const;
  await checkCode(ctx, subject);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    await redeemVerifiedCode(tx, subject);
    const now = new Date(tx.clock.now()).toISOString();
    const [user] = await tx.db
      .update(users)
      .set({ passwordHash, confirmedAt: sql`coalesce(${users.confirmedAt}, ${now}::timestamptz)` })
      .where(and(eq(users.email, email), eq(users.isActive, true)))
      .returning();
    if (!user) throw codeRefusal();
    await applyPasswordChange(tx, user);
  });
}
