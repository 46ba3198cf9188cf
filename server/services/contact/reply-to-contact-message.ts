import type { AnswerOf, BodyOf } from '../../../contract/api/call-types.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { contactReplies } from '../../db/schema-notifications.ts';
import { inTransaction } from '../../db/transaction.ts';
import { contactReplyEmail } from '../../mail/contact-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { transitionContactMessage, contactTransitionRefusal } from './transition-contact-message.ts';
import { readContactThread } from './read-contact-thread.ts';

/**
 * Stores a reply to a contact message and e-mails it to the sender's address. Of two parallel replies only one
 * succeeds. Throws NOT_FOUND, INVALID_TRANSITION if the message is answered or closed, and TOO_MANY_REQUESTS after 200
 * per admin and hour.
 */
export async function replyToContactMessage(
  ctx: Context,
  { id, message }: { id: string } & BodyOf<'replyToContactMessage'>,
): Promise<AnswerOf<'replyToContactMessage'>> {
  const userId = requireAskerId(ctx);
  await limitAttempts(ctx, 'contactReplies', [userId]);
  return inTransaction(ctx, async (tx) => {
    const { row, hasMoved } = await transitionContactMessage(tx, { id, to: 'answered' });
    if (!hasMoved) throw contactTransitionRefusal(row.state);
    const createdAt = new Date(tx.clock.now());
    await tx.db.insert(contactReplies).values({ id: tx.newId(), messageId: id, userId, message, createdAt });
    const letter = contactReplyEmail(row, message, tx.contactEmail);
    await tx.mail.queue(tx.db, writeEmail(row.email, letter));
    return { message: await readContactThread(tx, id) };
  });
}
