import { eq } from 'drizzle-orm';
import type { ReminderToken } from '../../../contract/reminders/reminder.ts';
import type { Tools } from '../../context.ts';
import { reminders } from '../../db/schema-reminders.ts';
import { reminderIdFromToken } from './reminder-id-from-token.ts';

/** Deletes a reminder with its address, confirmed or not; idempotent. Throws NOT_FOUND for an invalid token (R2.24). */
export async function cancelReminder(
  tools: Pick<Tools, 'db' | 'reminderTokens'>,
  { token }: ReminderToken,
): Promise<undefined> {
  await tools.db.delete(reminders).where(eq(reminders.id, reminderIdFromToken(tools, token)));
}
