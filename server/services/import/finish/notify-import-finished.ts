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
  const [found] = await db
    .select({ fullName: users.fullName, storeName: popupStores.name })
    .from(users)
    .innerJoin(popupStores, eq(popupStores.id, popupStoreId))
    .where(eq(users.id, userId));
  if (!found) return;
  const letter = importFinishedEmail({
    isFailed: status === 'failed',
    fileName,
    storeId: popupStoreId,
    ...found,
    successCount,
    errorCount,
    faults: errors.map(({ message }) => message),
    formatter,
    publicUrl,
  });
  await mail.queue(db, writeEmail({ userId }, letter));
}
