import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notifications } from '../../db/schema-notifications.ts';
import { refusal } from '../../standing-words.ts';

/** Takes a notification away for good, whatever its status (R1.4, R7.13). Refuses with NOT_FOUND. */
export async function deleteNotification({ db }: Context, { id }: { id: string }): Promise<undefined> {
  const deleted = await db
    .delete(notifications)
    .where(eq(notifications.id, id))
    .returning({ id: notifications.id });
  if (deleted.length === 0) throw refusal('NOT_FOUND');
}
