import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/calls/call-types.ts';
import type { Context } from '../../context.ts';
import { announceListed } from '../../db/change-feed.ts';
import { productImports } from '../../db/schema-imports.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import { findOwnStore } from '../popup-stores/lock-own-store.ts';
import { leaveStaged } from './close-import.ts';
import { getProductImport } from './get-product-import.ts';
import { UNDER_WAY } from './import-states.ts';

const cancel = (ctx: Context, storeId: string) =>
  inTransaction(ctx, async (tx) => {
    const { id, popupStoreId, createdAt, status } = productImports;
    const last = tx.db
      .select({ id })
      .from(productImports)
      .where(eq(popupStoreId, storeId))
      .orderBy(desc(createdAt), desc(id))
      .limit(1);
    const [cancelled] = await tx.db
      .update(productImports)
      .set({
        status: 'cancelled',
        placeHash: null,
        lease: null,
        leasedUntil: null,
        processedAt: new Date(tx.clock.now()),
      })
      .where(and(inArray(id, last), inArray(status, [...UNDER_WAY])))
      .returning({ id });
    if (!cancelled)
      throw new Refusal('INVALID_TRANSITION', 'No hay ningún archivo leyéndose que se pueda cancelar.');
    await announceListed(tx.db, [storeId]);
    return leaveStaged(tx, cancelled.id);
  });

/**
 * Ends the last import into a store between two rows: what was reported as good stands, unless it was to replace what is there. Refuses
 * with INVALID_TRANSITION where none is under way, POPUP_STORE_NOT_FOUND or NOT_OWNER (R4.11).
 */
export async function cancelProductImport(
  ctx: Context,
  { id }: { id: string },
): Promise<AnswerOf<'cancelProductImport'>> {
  const store = await findOwnStore(ctx, id);
  await removePictures(ctx, await cancel(ctx, store.id));
  return getProductImport(ctx, { id: store.id });
}
