import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema-auth.ts';
import type { productImports } from '../../../db/schema-imports.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { importFinishedEmail } from '../../../mail/import-emails.ts';
import { writeEmail } from '../../../mail/write-email.ts';
import type { ImportTools } from '../write/lease.ts';

type Over = Pick<
  typeof productImports.$inferSelect,
  'userId' | 'popupStoreId' | 'fileName' | 'status' | 'dryRun' | 'successCount' | 'errorCount' | 'errors'
>;

/** Queues the result e-mail to the sender of an import, in the transaction that ends it; none for a trial. */
export async function notifyImportFinished(
  { db, mail, formatter, publicUrl }: Pick<ImportTools, 'db' | 'mail' | 'formatter' | 'publicUrl'>,
  { userId, popupStoreId, fileName, status, dryRun, successCount, errorCount, errors }: Over,
): Promise<void> {
  if (userId === null || dryRun) return;
  const [user] = await db.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId));
  const [store] = await db
    .select({ name: popupStores.name })
    .from(popupStores)
    .where(eq(popupStores.id, popupStoreId));
  if (!user || !store) return;
  const letter = importFinishedEmail({
    isFailed: status === 'failed',
    fileName,
    storeId: popupStoreId,
    storeName: store.name,
    fullName: user.fullName,
    successCount,
    errorCount,
    faults: errors.map(({ message }) => message),
    formatter,
    publicUrl,
  });
  await mail.queue(db, writeEmail({ userId }, letter));
}
