import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '../../../contract/calls/call-types.ts';
import type { Context } from '../../context.ts';
import { notifications } from '../../db/schema-notifications.ts';
import { refusal } from '../../standing-words.ts';
import { presentNotification } from './present-notification.ts';

/** Shows a notification, hides it or puts it away; its moment stays that of its making. Refuses with NOT_FOUND. */
export async function changeNotificationStatus(
  { db }: Context,
  { id, status }: { id: string } & BodyOf<'changeNotificationStatus'>,
): Promise<AnswerOf<'changeNotificationStatus'>> {
  const [changed] = await db
    .update(notifications)
    .set({ status })
    .where(eq(notifications.id, id))
    .returning();
  if (!changed) throw refusal('NOT_FOUND');
  return { notification: presentNotification(changed) };
}
