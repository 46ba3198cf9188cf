import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import type { Context } from '../../../context.ts';
import { announceChange } from '../../../db/change-feed.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findProducerStore } from '../../stores/lock-producer-store.ts';
import { getProductImport } from './get-product-import.ts';
import { endImportJobs } from '../write/import-jobs.ts';
import { ARCHIVE_ARRIVED } from './archive-arrived.ts';
import { lastImportIdOf } from './last-import.ts';

/**
 * Pauses the last import of a store between two rows, or resumes it; its status stays processing (R4.11). Idempotent.
 * Throws INVALID_TRANSITION if none is being processed, POPUP_STORE_NOT_FOUND or NOT_OWNER.
 */
export async function pauseProductImport(
  ctx: Context,
  { id: wanted, paused }: { id: string; paused: boolean },
): Promise<AnswerOf<'pauseProductImport'>> {
  const store = await findProducerStore(ctx, wanted);
  const { id, status } = productImports;
  await inTransaction(ctx, async (tx) => {
    const isRead = and(inArray(id, lastImportIdOf(tx, store.id)), eq(status, 'processing'));
    const before = await tx.db
      .select({ paused: productImports.paused })
      .from(productImports)
      .where(isRead)
      .for('update');
    if (before.length === 0)
      throw new Refusal('INVALID_TRANSITION', 'No hay ningún archivo leyéndose que se pueda pausar.');
    if (before.every((one) => one.paused === paused)) return;
    // Without its lease, the current worker writes nothing more.
    const changed = await tx.db
      .update(productImports)
      .set({ paused, lease: null, leasedUntil: null })
      .where(isRead)
      .returning({ id: productImports.id });
    await endImportJobs(
      tx.db,
      changed.map((one) => one.id),
    );
    await announceChange(tx.db, [ARCHIVE_ARRIVED]);
  });
  return getProductImport(ctx, { id: store.id });
}
