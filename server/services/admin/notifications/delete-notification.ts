import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { notifications } from '../../../db/schema-notifications.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { requireAskerId } from '../../../policies/asker.ts';
import { defaultRefusal } from '../../../http/default-error-messages.ts';
import { writeAuditLog } from '../audit-log/write-audit-log.ts';

/** Deletes a notification permanently, whatever its status (R1.4, R7.13). Throws NOT_FOUND. */
export const deleteNotification = (ctx: Context, { id }: { id: string }): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const [deleted] = await tx.db
      .delete(notifications)
      .where(eq(notifications.id, id))
      .returning({ title: notifications.title });
    if (!deleted) throw defaultRefusal('NOT_FOUND');
    await writeAuditLog(tx, requireAskerId(tx), [
      {
        kind: 'notificationDeleted',
        changes: [
          { field: 'title', to: deleted.title },
          { field: 'notificationId', to: id },
        ],
      },
    ]);
    return undefined;
  });
