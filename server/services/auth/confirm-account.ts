import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmInput } from '../../../contract/users/auth.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { checkCode, useCode } from './codes.ts';

/** Opens an account with the code that was mailed to it (R7.4). Throws INVALID_CODE, TOO_MANY_REQUESTS. */
export async function confirmAccount(
  ctx: Context,
  { username: email, confirmationCode: code }: ConfirmInput,
): Promise<undefined> {
  const subject = { email, purpose: 'confirm', code } as const;
  await checkCode(ctx, subject);
  await inTransaction(ctx, async (tx) => {
    await useCode(tx, subject);
    await tx.db
      .update(users)
      .set({ confirmedAt: new Date(tx.clock.now()) })
      .where(and(eq(users.email, email), isNull(users.confirmedAt)));
  });
}
