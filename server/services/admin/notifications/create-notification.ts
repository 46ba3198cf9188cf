import type { AnswerOf, BodyOf } from '../../../../contract/api/call-types.ts';
import { limitAttempts } from '../../../attempt-limits.ts';
import type { Context } from '../../../context.ts';
import { notifications } from '../../../db/schema-notifications.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { requireAskerId } from '../../../policies/asker.ts';
import { writeAuditLog } from '../audit-log/write-audit-log.ts';
import { presentNotification } from '../../notifications/present-notification.ts';

/**
 * Creates a notification for all users, default priority MEDIUM (R1.4, R5.12, R7.13). Throws TOO_MANY_REQUESTS after a
 * hundred per admin and hour.
 */
export async function createNotification(
  ctx: Context,
  { title, message, type, priority = 'MEDIUM', link = '' }: BodyOf<'createNotification'>,
): Promise<AnswerOf<'createNotification'>> {
  const createdBy = requireAskerId(ctx);
  await limitAttempts(ctx, 'notifications', [createdBy]);
  const row = {
    id: ctx.newId(),
    title,
    message,
    link,
    type,
    priority,
    status: 'ACTIVE',
    createdBy,
    createdAt: new Date(ctx.clock.now()),
  } as const;
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(notifications).values(row);
    await writeAuditLog(tx, createdBy, [
      {
        kind: 'notificationCreated',
        changes: [
          { field: 'title', to: title },
          { field: 'notificationId', to: row.id },
        ],
      },
    ]);
  });
  return { notification: presentNotification(row) };
}
