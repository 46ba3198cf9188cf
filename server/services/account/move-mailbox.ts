import { and, eq, isNull } from 'drizzle-orm';
import { mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { voidCode } from '../../db/codes.ts';
import { isDuplicate } from '../../db/database-error.ts';
import { voidEmailChange } from '../../db/email-changes.ts';
import { users } from '../../db/schema-auth.ts';
import { emailChangedEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { takenEmail } from './ask-for-email.ts';

type UserRow = typeof users.$inferSelect;

/** Gives an account the address; one that waits there for its code is nobody's. */
async function give({ db }: Context, id: string, email: string): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.confirmedAt)));
  try {
    await db.update(users).set({ email }).where(eq(users.id, id));
  } catch (error) {
    throw isDuplicate(error) ? takenEmail() : error;
  }
}

/**
 * Moves a locked account to another mailbox, in the transaction given: codes sent to the one before are void, as is another move that waits, and it is told. Throws
 * CONFLICT when somebody has the address.
 */
export async function moveMailbox(
  tx: Context,
  { id, email: left, fullName }: UserRow,
  email: string,
): Promise<void> {
  const { db, mail, publicUrl, contactEmail } = tx;
  await give(tx, id, email);
  await voidEmailChange(db, id);
  await voidCode(db, { email, purpose: 'confirm' });
  await voidCode(db, { email: left, purpose: 'reset' });
  const to = (await mayAttempt(tx, 'noticesTo', left)) ? left : null;
  await mail.queue(db, writeEmail(to, emailChangedEmail({ fullName, publicUrl, contactEmail })));
}
