import { eq, sql } from 'drizzle-orm';
import type { SignupInput } from '../../../contract/auth/auth.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { putSignup } from '../../db/signups.ts';
import { inTransaction } from '../../db/transaction.ts';
import { confirmationEmail, registrationAttemptEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { issueCode, consumeVisitorEmailLimit, signupOf } from './codes.ts';

type NewAccount = typeof users.$inferInsert;

/**
 * Stores an unconfirmed account, or overwrites an unconfirmed one; a confirmed one stays. The code later decides which
 * sign-up data applies.
 */
async function putAccount({ db }: Context, account: NewAccount): Promise<void> {
  const { passwordHash, fullName, phone, role } = account;
  await db
    .insert(users)
    .values(account)
    .onConflictDoUpdate({
      target: users.email,
      set: { passwordHash, fullName, phone, role },
      setWhere: sql`${users.confirmedAt} is null`,
    });
}

/**
 * Sign-up (R7.3): creates an account that waits for its e-mailed code. An address with an account gets the same answer
 * and timing, and its owner gets a notice by e-mail. Throws TOO_MANY_REQUESTS.
 */
export async function signup(
  ctx: Context,
  { username: email, password, ...person }: SignupInput,
): Promise<undefined> {
  const isWanted = await consumeVisitorEmailLimit(ctx, { kind: 'confirm', email });
  const passwordHash = await hashPassword(password);
  const { publicUrl } = ctx;
  await inTransaction(ctx, async (tx) => {
    const account = {
      id: tx.newId(),
      email,
      passwordHash,
      fullName: person.fullName,
      phone: person.phone || null,
      role: person.role,
      createdAt: new Date(tx.clock.now()),
    };
    await putAccount(tx, account);
    const { code, hash } = await issueCode(tx, { email, purpose: 'confirm' }, isWanted);
    // Without an e-mail, all earlier codes are invalidated: they belong to other sign-ups, which would open the account
    // for another person.
    const sending = { isMailed: isWanted, voided: isWanted ? 'own' : 'all' } as const;
    await putSignup(tx.db, tx.clock.now(), signupOf(account, hash), sending);
    const [owner = account] = await tx.db
      .select({ fullName: users.fullName, confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.email, email));
    const isTaken = 'confirmedAt' in owner && owner.confirmedAt !== null;
    const letter = isTaken
      ? registrationAttemptEmail({ fullName: owner.fullName, publicUrl })
      : confirmationEmail({ fullName: owner.fullName, publicUrl, email, code });
    await tx.mail.queue(tx.db, writeEmail(isWanted ? email : null, letter));
  });
}
