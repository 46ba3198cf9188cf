import { and, eq, isNull } from 'drizzle-orm';
import type { EmailConfirmation } from '../../../contract/users/auth.ts';
import { limitAttempts, mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { voidCode } from '../../db/codes.ts';
import { isDuplicate } from '../../db/database-error.ts';
import { takeEmailChange, tryEmailChange } from '../../db/email-changes.ts';
import { users } from '../../db/schema-auth.ts';
import { inTransaction } from '../../db/transaction.ts';
import { emailChangedLetter } from '../../mail/account-letters.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { askerSession, requireAskerId } from '../../policies/asker.ts';
import { codeRefusal, isSame } from '../auth/codes.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { takenEmail } from './ask-for-email.ts';
import { presentUser } from './present-user.ts';

type UserRow = typeof users.$inferSelect;

/** Gives an account the address that its mailbox has proven; an account that waits there for its code is nobody's. */
async function moveTo({ db }: Context, id: string, email: string): Promise<UserRow> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.confirmedAt)));
  try {
    const [moved] = await db.update(users).set({ email }).where(eq(users.id, id)).returning();
    if (!moved) throw codeRefusal();
    return moved;
  } catch (error) {
    throw isDuplicate(error) ? takenEmail() : error;
  }
}

/** The mailbox of an account has changed: codes sent to the one before are void, and it is told. */
async function leaveMailbox(tx: Context, email: string, fullName: string): Promise<void> {
  const { db, mail, publicUrl, contactEmail } = tx;
  await voidCode(db, { email, purpose: 'reset' });
  const to = (await mayAttempt(tx, 'noticesTo', email)) ? email : null;
  await mail.queue(db, writeMail(to, emailChangedLetter({ fullName, publicUrl, contactEmail })));
}

/**
 * Gives the own account the address to which the code was mailed; its other sessions are over, and the mailbox before is
 * told. Throws INVALID_CODE for a code that is wrong, old, used or dead, CONFLICT when somebody has the address meanwhile,
 * TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function confirmEmail(ctx: Context, { confirmationCode: code }: EmailConfirmation) {
  const id = requireAskerId(ctx);
  const { address, clock, codeSecrets } = ctx;
  await limitAttempts(ctx, 'codesFrom', [address]);
  await limitAttempts(ctx, 'codes', ['email', id, address]);
  const change = await tryEmailChange(ctx.db, clock.now(), id);
  if (!change) throw codeRefusal();
  const { email, hash } = change;
  if (!isSame(hash, codeSecrets.hashOf({ email, purpose: 'email' }, code))) throw codeRefusal();
  return inTransaction(ctx, async (tx) => {
    // The account first, as whoever asks for a change locks it: the other way round two of them could wait for each other.
    const [before] = await tx.db.select().from(users).where(eq(users.id, id)).for('update');
    if (!(await takeEmailChange(tx.db, change))) throw codeRefusal();
    const moved = await moveTo(tx, id, email);
    await voidCode(tx.db, { email, purpose: 'confirm' });
    await endSessions(tx, id, askerSession(tx));
    if (before) await leaveMailbox(tx, before.email, before.fullName);
    return { user: presentUser(moved) };
  });
}
