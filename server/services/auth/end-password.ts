import { mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { voidCode } from '../../db/codes.ts';
import { voidEmailChange } from '../../db/email-changes.ts';
import { passwordChangedEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { endSessions } from './end-sessions.ts';

/**
 * What the end of a password brings with it, in the transaction that ends it: every session is over but the one named, codes
 * for another are void as is a change of address that waits, and the owner is mailed.
 */
export async function endPassword(
  ctx: Context,
  { id, email, fullName }: { id: string; email: string; fullName: string },
  survivingSession?: string,
): Promise<void> {
  const { db, mail, publicUrl } = ctx;
  await endSessions(ctx, id, survivingSession);
  await voidEmailChange(db, id);
  await voidCode(db, { email, purpose: 'reset' });
  const to = (await mayAttempt(ctx, 'noticesTo', email)) ? email : null;
  await mail.queue(db, writeEmail(to, passwordChangedEmail({ fullName, publicUrl })));
}
