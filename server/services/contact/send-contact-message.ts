import type { ContactInput } from '../../../contract/notifications/notification.ts';
import { limitAttempts } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { contactMessages } from '../../db/schema-notifications.ts';
import { inTransaction } from '../../db/transaction.ts';
import { contactMessageEmail } from '../../mail/contact-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';

/**
 * Stores a contact message and e-mails it to the market's own address, never to one from the message (R5.11, R7.13).
 * Returns it with its id. Throws TOO_MANY_REQUESTS after five per hour from one mailbox and network address.
 */
export async function sendContactMessage(
  ctx: Context,
  written: ContactInput,
): Promise<{ message: ContactInput & { id: string; createdAt: string } }> {
  await limitAttempts(ctx, 'contactMessages', [written.email, ctx.address]);
  await limitAttempts(ctx, 'contactMessagesFrom', [ctx.address]);
  return inTransaction(ctx, async (tx) => {
    const createdAt = new Date(tx.clock.now());
    const id = tx.newId();
    await tx.db.insert(contactMessages).values({ id, ...written, createdAt });
    await tx.mail.queue(tx.db, writeEmail(tx.contactEmail, contactMessageEmail(written)));
    return { message: { id, ...written, createdAt: createdAt.toISOString() } };
  });
}
