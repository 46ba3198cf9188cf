import { and, inArray } from 'drizzle-orm';
import type { AnswerOf } from '../../../../contract/api/call-types.ts';
import { UNFINISHED_IMPORT_STATUSES } from '../../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Context } from '../../../context.ts';
import { announceListChange } from '../../../db/change-feed.ts';
import { productImports } from '../../../db/schema-imports.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findProducerStore } from '../../stores/lock-producer-store.ts';
import { endUnfinishedImports } from './end-unfinished-imports.ts';
import { getProductImport } from './get-product-import.ts';
import { lastImportIdOf } from './last-import.ts';

/**
 * Cancels the last import of a store between two rows (R4.11). Imported rows stay, except in an import that replaces
 * existing products. Throws INVALID_TRANSITION if none is in progress, POPUP_STORE_NOT_FOUND or NOT_OWNER.
 */
export async function cancelProductImport(
  ctx: Context,
  { id: wanted }: { id: string },
): Promise<AnswerOf<'cancelProductImport'>> {
  const store = await findProducerStore(ctx, wanted);
  const { id, status } = productImports;
  await inTransaction(ctx, async (tx) => {
    const isLast = and(
      inArray(id, lastImportIdOf(tx, store.id)),
      inArray(status, UNFINISHED_IMPORT_STATUSES),
    );
    const over = await endUnfinishedImports(tx, isLast, { status: 'cancelled' });
    if (over.length === 0)
      throw new Refusal('INVALID_TRANSITION', 'No hay ningún archivo leyéndose que se pueda cancelar.');
    await announceListChange(tx.db, [store.id]);
  });
  return getProductImport(ctx, { id: store.id });
}
