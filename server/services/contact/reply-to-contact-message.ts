import type { AnswerOf, BodyOf } from '../../../contract/api/call-types.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { contactReplies } from '../../db/schema-notifications.ts';
import { inTransaction } from '../../db/transaction.ts';
import { contactReplyEmail } from '../../mail/contact-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { moveContactMessage, stuckAt } from './move-contact-message.ts';
import { readContactThread } from './read-contact-thread.ts';

/**
 * Mails an answer to the address that a contact message was kept with, and keeps it. Of two that answer at once one mails. Refuses with
 * NOT_FOUND, with INVALID_TRANSITION where the message is answered or closed, and with TOO_MANY_REQUESTS: 200 in an hour from one admin.
 */
export async function replyToContactMessage(
  ctx: Context,
  { id, message }: { id: string } & BodyOf<'replyToContactMessage'>,
): Promise<AnswerOf<'replyToContactMessage'>> {
  const userId = requireAskerId(ctx);
  await limitAttempts(ctx, 'contactReplies', [userId]);
  return inTransaction(ctx, async (tx) => {
    const { row, hasMoved } = await moveContactMessage(tx, { id, to: 'answered' });
    if (!hasMoved) throw stuckAt(row.state);
    const createdAt = new Date(tx.clock.now());
    await tx.db.insert(contactReplies).values({ id: tx.newId(), messageId: id, userId, message, createdAt });
    const letter = contactReplyEmail(row, message, tx.contactEmail);
    await tx.mail.queue(tx.db, writeEmail(row.email, letter));
    return { message: await readContactThread(tx, id) };
  });
}
