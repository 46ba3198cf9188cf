import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmInput } from '../../../contract/users/auth.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AccountServices } from './auth-services.ts';
import { checkCode, useCode } from './codes.ts';

/** Opens an account with the code that was mailed to it (R7.4). Throws INVALID_CODE, TOO_MANY_REQUESTS. */
export async function confirmAccount(
  ctx: Context,
  services: AccountServices,
  { username: email, confirmationCode: code, address }: ConfirmInput & { address: string },
): Promise<undefined> {
  const subject = { email, purpose: 'confirm', code } as const;
  await checkCode(ctx, services, { ...subject, address });
  await inTransaction(ctx, async (tx) => {
    await useCode(tx, services, subject);
    await tx.db
      .update(users)
      .set({ confirmedAt: new Date(tx.clock.now()) })
      .where(and(eq(users.email, email), isNull(users.confirmedAt)));
  });
}
