import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '../../../../contract/api/call-types.ts';
import type { Context } from '../../../context.ts';
import { notifications } from '../../../db/schema-notifications.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { requireAskerId } from '../../../policies/asker.ts';
import { defaultRefusal } from '../../../http/default-error-messages.ts';
import { writeAuditLog } from '../audit-log/write-audit-log.ts';
import { presentNotification } from '../../notifications/present-notification.ts';

/** Shows, hides or archives a notification; its creation time stays. Throws NOT_FOUND. */
export const changeNotificationStatus = (
  ctx: Context,
  { id, status }: { id: string } & BodyOf<'changeNotificationStatus'>,
): Promise<AnswerOf<'changeNotificationStatus'>> =>
  inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(notifications).where(eq(notifications.id, id)).for('update');
    if (!before) throw defaultRefusal('NOT_FOUND');
    if (before.status !== status) {
      await tx.db.update(notifications).set({ status }).where(eq(notifications.id, id));
      await writeAuditLog(tx, requireAskerId(tx), [
        {
          kind: 'notificationStatusChanged',
          changes: [
            { field: 'title', to: before.title },
            { field: 'notificationStatus', from: before.status, to: status },
            { field: 'notificationId', to: id },
          ],
        },
      ]);
    }
    return { notification: presentNotification({ ...before, status }) };
  });
