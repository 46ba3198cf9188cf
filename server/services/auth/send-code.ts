import { eq } from 'drizzle-orm';
import type { ForgotPasswordInput } from '../../../contract/auth/auth.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { putSignup } from '../../db/signups.ts';
import { inTransaction } from '../../db/transaction.ts';
import { confirmationEmail, passwordResetEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { issueCode, consumeVisitorEmailLimit, signupOf } from './codes.ts';

type UserRow = typeof users.$inferSelect;

const LETTERS = { confirm: confirmationEmail, reset: passwordResetEmail } as const;

/** Sign-up stored, already expired, if no account exists. A missing insert would show in the response time. */
const NOBODY = { passwordHash: '', fullName: '', role: 'consumer' } as const;

/**
 * Sends a code to an account's address, if a suitable account exists; otherwise it does the same work and gives the
 * same answer.
 */
async function sendCode(
  ctx: Context,
  { username: email }: ForgotPasswordInput,
  purpose: keyof typeof LETTERS,
  isFor: (user: UserRow) => boolean,
): Promise<undefined> {
  const isWanted = await consumeVisitorEmailLimit(ctx, { kind: purpose, email });
  await inTransaction(ctx, async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.email, email));
    const { code, hash } = await issueCode(tx, { email, purpose }, isWanted);
    const isMailed = isWanted && user !== undefined && isFor(user);
    if (purpose === 'confirm') {
      const signup = signupOf(user ?? { ...NOBODY, email }, hash);
      await putSignup(tx.db, tx.clock.now(), signup, { isMailed, voided: isWanted ? 'own' : 'none' });
    }
    const letter = LETTERS[purpose]({
      fullName: user?.fullName ?? '',
      publicUrl: tx.publicUrl,
      email,
      code,
    });
    const to = isMailed ? user.email : null;
    await tx.mail.queue(tx.db, writeEmail(to, letter));
  });
}

/**
 * Sends another confirmation code to an unconfirmed account; the previous code becomes invalid. Throws
 * TOO_MANY_REQUESTS.
 */
export const resendConfirmation = (ctx: Context, asked: ForgotPasswordInput): Promise<undefined> =>
  sendCode(ctx, asked, 'confirm', (user) => user.confirmedAt === null && user.isActive);

/** Sends a password reset code (R7.4), also to unconfirmed accounts. Throws TOO_MANY_REQUESTS. */
export const forgotPassword = (ctx: Context, asked: ForgotPasswordInput): Promise<undefined> =>
  sendCode(ctx, asked, 'reset', (user) => user.isActive);
