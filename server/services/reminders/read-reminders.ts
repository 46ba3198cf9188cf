import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '../../../contract/account/account-export.ts';
import type { Database } from '../../db/database.ts';
import { reminders } from '../../db/schema-reminders.ts';
import { popupStores } from '../../db/schema-stores.ts';

/** Opening reminders of a mailbox, oldest first. */
export async function readReminders(db: Database, email: string): Promise<AccountExport['reminders']> {
  const rows = await db
    .select({ storeName: popupStores.name, askedAt: reminders.askedAt, confirmedAt: reminders.confirmedAt })
    .from(reminders)
    .innerJoin(popupStores, eq(popupStores.id, reminders.storeId))
    .where(eq(reminders.email, email))
    .orderBy(asc(reminders.askedAt), asc(reminders.id));
  return rows.map(({ storeName, askedAt, confirmedAt }) => ({
    storeName,
    askedAt: askedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }));
}
