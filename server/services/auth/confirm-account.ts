import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmInput } from '../../../contract/auth/auth.ts';
import type { Context } from '../../context.ts';
import { invalidateCode } from '../../db/codes.ts';
import { users } from '../../db/schema-auth.ts';
import { redeemSignup } from '../../db/signups.ts';
import { inTransaction } from '../../db/transaction.ts';
import { codeRefusal, signupHash } from './codes.ts';

/**
 * Account confirmation by an e-mailed code (R7.4). The account gets the password, name and role of the sign-up that
 * belongs to the code. Throws INVALID_CODE or TOO_MANY_REQUESTS.
 */
export async function confirmAccount(
  ctx: Context,
  { username: email, confirmationCode: code }: ConfirmInput,
): Promise<undefined> {
  const hash = await signupHash(ctx, { email, purpose: 'confirm', code });
  await inTransaction(ctx, async ({ db, clock }) => {
    const signup = await redeemSignup(db, clock.now(), { email, hash });
    if (!signup) throw codeRefusal();
    const { passwordHash, fullName, role, phone } = signup;
    await invalidateCode(db, { email, purpose: 'confirm' });
    await db
      .update(users)
      .set({ passwordHash, fullName, role, phone, confirmedAt: new Date(clock.now()) })
      .where(and(eq(users.email, email), isNull(users.confirmedAt)));
  });
}
