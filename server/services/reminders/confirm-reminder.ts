import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { ReminderToken } from '../../../contract/reminders/reminder.ts';
import type { Context } from '../../context.ts';
import { reminders } from '../../db/schema-reminders.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hasRoomForReminder, tooManyRemindersRefusal } from './put-reminder.ts';
import { reminderIdFromToken, missingReminderRefusal } from './reminder-id-from-token.ts';

/**
 * Confirms a reminder permanently and returns its store (R2.24). Throws NOT_FOUND for an invalid token or a deleted
 * reminder, and CONFLICT if the mailbox has too many.
 */
export async function confirmReminder(
  ctx: Context,
  { token }: ReminderToken,
): Promise<AnswerOf<'confirmReminder'>> {
  const id = reminderIdFromToken(ctx, token);
  return inTransaction(ctx, async ({ db, clock }) => {
    const { name, slug } = popupStores;
    const [found] = await db
      .select({ name, slug })
      .from(reminders)
      .innerJoin(popupStores, eq(popupStores.id, reminders.storeId))
      .where(eq(reminders.id, id))
      .for('update', { of: reminders });
    if (!found) throw missingReminderRefusal();
    const confirmed = await db
      .update(reminders)
      .set({
        confirmedAt: sql`coalesce(${reminders.confirmedAt}, ${new Date(clock.now()).toISOString()}::timestamptz)`,
      })
      .where(
        sql`${reminders.id} = ${id} and ${hasRoomForReminder(sql`${reminders.email}`, sql`${reminders.storeId}`)}`,
      )
      .returning({ id: reminders.id });
    if (confirmed.length === 0) throw tooManyRemindersRefusal();
    return { popupStore: found };
  });
}
