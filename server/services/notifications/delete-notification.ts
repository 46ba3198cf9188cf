import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { notifications } from '../../db/schema-notifications.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { refusal } from '../../standing-words.ts';
import { writeJournal } from '../journal/write-journal.ts';

/** Takes a notification away for good, whatever its status (R1.4, R7.13). Refuses with NOT_FOUND. */
export const deleteNotification = (ctx: Context, { id }: { id: string }): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const [deleted] = await tx.db
      .delete(notifications)
      .where(eq(notifications.id, id))
      .returning({ title: notifications.title });
    if (!deleted) throw refusal('NOT_FOUND');
    await writeJournal(tx, requireAskerId(tx), [
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
