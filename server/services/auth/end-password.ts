import { and, eq, isNull, ne } from 'drizzle-orm';
import { mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { voidCode } from '../../db/codes.ts';
import { sessions } from '../../db/schema-auth.ts';
import { passwordChangedLetter } from '../../mail/account-letters.ts';
import { writeMail } from '../../mail/write-mail.ts';

/**
 * What the end of a password brings with it, in the transaction that ends it: every session is over but the one named, codes
 * for another are void, and the owner is mailed.
 */
export async function endPassword(
  ctx: Context,
  { id, email, fullName }: { id: string; email: string; fullName: string },
  survivingSession?: string,
): Promise<void> {
  const { db, clock, mail, publicUrl } = ctx;
  await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(
      and(
        eq(sessions.userId, id),
        isNull(sessions.revokedAt),
        survivingSession === undefined ? undefined : ne(sessions.id, survivingSession),
      ),
    );
  await voidCode(db, { email, purpose: 'reset' });
  const to = (await mayAttempt(ctx, 'mailsTo', 'notice', email)) ? email : null;
  await mail.queue(db, writeMail(to, passwordChangedLetter({ fullName, publicUrl })));
}
