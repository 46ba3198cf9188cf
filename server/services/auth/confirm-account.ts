import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmInput } from '../../../contract/auth/auth.ts';
import type { Context } from '../../context.ts';
import { voidCode } from '../../db/codes.ts';
import { users } from '../../db/schema-auth.ts';
import { takeSignup } from '../../db/signups.ts';
import { inTransaction } from '../../db/transaction.ts';
import { codeRefusal, signupHash } from './codes.ts';

/**
 * Opens an account with the code that was mailed to it (R7.4), for whoever signed up when it was mailed: with the password,
 * name and role that were said then. Throws INVALID_CODE, TOO_MANY_REQUESTS.
 */
export async function confirmAccount(
  ctx: Context,
  { username: email, confirmationCode: code }: ConfirmInput,
): Promise<undefined> {
  const hash = await signupHash(ctx, { email, purpose: 'confirm', code });
  await inTransaction(ctx, async ({ db, clock }) => {
    const signup = await takeSignup(db, clock.now(), { email, hash });
    if (!signup) throw codeRefusal();
    const { passwordHash, fullName, role, phone } = signup;
    await voidCode(db, { email, purpose: 'confirm' });
    await db
      .update(users)
      .set({ passwordHash, fullName, role, phone, confirmedAt: new Date(clock.now()) })
      .where(and(eq(users.email, email), isNull(users.confirmedAt)));
  });
}
