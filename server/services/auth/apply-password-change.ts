import { tryAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { invalidateCode } from '../../db/codes.ts';
import { invalidateEmailChange } from '../../db/email-changes.ts';
import { passwordChangedEmail } from '../../mail/account-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Effects of a password change, in its transaction. All sessions but the given one end, reset codes and a pending
 * e-mail change become invalid, and the owner gets an e-mail.
 */
export async function applyPasswordChange(
  ctx: Context,
  { id, email, fullName }: { id: string; email: string; fullName: string },
  survivingSession?: string,
): Promise<void> {
  const { db, mail, publicUrl } = ctx;
  await endSessions(ctx, id, survivingSession);
  await invalidateEmailChange(db, id);
  await invalidateCode(db, { email, purpose: 'reset' });
  const to = (await tryAttempt(ctx, 'noticesTo', email)) ? email : null;
  await mail.queue(db, writeEmail(to, passwordChangedEmail({ fullName, publicUrl })));
}
