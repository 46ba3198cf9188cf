import { asc, eq } from 'drizzle-orm';
import type { ContactThread } from '../../../contract/contact/contact-message.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema-auth.ts';
import { contactMessages, contactReplies } from '../../db/schema-notifications.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';
import { presentContactMessage } from './present-contact-message.ts';

/** Contact message with its replies, oldest first. Throws NOT_FOUND. */
export async function readContactThread({ db }: Pick<Context, 'db'>, id: string): Promise<ContactThread> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw defaultRefusal('NOT_FOUND');
  const replies = await db
    .select({
      id: contactReplies.id,
      message: contactReplies.message,
      by: users.fullName,
      createdAt: contactReplies.createdAt,
    })
    .from(contactReplies)
    .leftJoin(users, eq(users.id, contactReplies.userId))
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return {
    ...presentContactMessage(message),
    replies: replies.map(({ createdAt, ...reply }) => ({ ...reply, createdAt: createdAt.toISOString() })),
  };
}
