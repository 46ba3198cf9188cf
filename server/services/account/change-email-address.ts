import { and, eq, isNull } from 'drizzle-orm';
import { tryAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { invalidateCode } from '../../db/codes.ts';
import { isDuplicate } from '../../db/database-error.ts';
import { invalidateEmailChange } from '../../db/email-changes.ts';
import { users } from '../../db/schema-auth.ts';
import { emailChangedEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { takenEmailRefusal } from './request-email-change.ts';

type UserRow = typeof users.$inferSelect;

/** Assigns the address to the account and deletes an unconfirmed account with the same address. */
async function give({ db }: Context, id: string, email: string): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.confirmedAt)));
  try {
    await db.update(users).set({ email }).where(eq(users.id, id));
  } catch (error) {
    throw isDuplicate(error) ? takenEmailRefusal() : error;
  }
}

/**
 * Changes the e-mail address of a locked account, within the given transaction. Codes for the previous address and
 * pending changes become invalid, and the previous address gets a notice. Throws CONFLICT if the address is taken.
 */
export async function changeEmailAddress(
  tx: Context,
  { id, email: left, fullName }: UserRow,
  email: string,
): Promise<void> {
  const { db, mail, publicUrl, contactEmail } = tx;
  await give(tx, id, email);
  await invalidateEmailChange(db, id);
  await invalidateCode(db, { email, purpose: 'confirm' });
  await invalidateCode(db, { email: left, purpose: 'reset' });
  const to = (await tryAttempt(tx, 'noticesTo', left)) ? left : null;
  await mail.queue(db, writeEmail(to, emailChangedEmail({ fullName, publicUrl, contactEmail })));
}
