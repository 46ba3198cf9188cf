import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import { PRODUCT_LIMITS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { changeBatches } from '../../db/change-feed.ts';
import { rowsToRead } from '../../db/list-page.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOwnRow, requireAskerId } from '../../policies/asker.ts';
import { isRefusal, Refusal } from '../../http/refusal.ts';
import { findProducerStore } from '../stores/lock-producer-store.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import { FOREIGN_PRODUCT_MESSAGE } from './lock-product.ts';
import { lockStore, requireProducerStore } from './lock-store.ts';
import { removeProducts } from './remove-products.ts';

interface Found {
  id: string;
  name: string;
  producerId: string;
}

type Named = Pick<Found, 'id' | 'name'>;

const inStore = (storeId: string) => eq(products.popupStoreId, storeId);

async function requireStore(ctx: Context, wanted: string) {
  try {
    return await findProducerStore(ctx, wanted);
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'NOT_OWNER') throw error;
    throw new Refusal(
      'INSUFFICIENT_PERMISSIONS',
      'Solo puedes eliminar los productos de tus propias tiendas.',
    );
  }
}

async function productsIn({ db, formatter }: Context, storeId: string): Promise<Found[]> {
  const { id, name, producerId } = products;
  const found = await db
    .select({ id, name, producerId })
    .from(products)
    .where(inStore(storeId))
    .orderBy(asc(id))
    .limit(rowsToRead({ limit: PRODUCT_LIMITS.maxBulkDelete }));
  if (found.length > PRODUCT_LIMITS.maxBulkDelete)
    throw new Refusal(
      'TOO_MANY_PRODUCTS',
      `No se pueden eliminar más de ${formatter.number(PRODUCT_LIMITS.maxBulkDelete)} productos de una vez.`,
    );
  return found;
}

/** Deletes those of the given products that are still in the store and that the asker may delete. */
async function deleteBatch(tx: Context, storeId: string, batch: readonly string[]) {
  const { id, name, popupStoreId, pictureNames, producerId } = products;
  const locked = await tx.db
    .select({ id, name, popupStoreId, pictureNames })
    .from(products)
    .where(and(inArray(id, [...batch]), inStore(storeId), isOwnRow(tx, producerId)))
    .orderBy(asc(id))
    .for('no key update');
  return {
    deleted: locked.map((one) => ({ id: one.id, name: one.name })),
    left: await removeProducts(tx, locked),
  };
}

const deleteAll = (ctx: Context, storeId: string, ids: readonly string[], ownerId: string) =>
  inTransaction(ctx, async (tx) => {
    requireProducerStore(tx, storeId, await lockStore(tx, storeId));
    const deletedProducts: Named[] = [];
    const pictures: string[] = [];
    for (const batch of changeBatches(ids)) {
      const { deleted, left } = await deleteBatch(tx, storeId, batch);
      deletedProducts.push(...deleted);
      pictures.push(...left);
    }
    if (deletedProducts.length > 0)
      await recordAdminAction(tx, ownerId, {
        kind: 'storeEmptied',
        changes: [{ field: 'popupStoreId', to: storeId }],
      });
    return { deletedProducts, pictures };
  });

/**
 * Bulk delete of a store's products by store id or slug, in one transaction (R3.15, R5.13, R7.16, R8.11). It deletes
 * the asker's products, for an admin all; others are reported as failed. `dryRun` changes nothing and reports what
 * would be found and would fail. Parallel calls each report what they deleted. Throws CONFIRMATION_REQUIRED,
 * TOO_MANY_PRODUCTS, INSUFFICIENT_PERMISSIONS or POPUP_STORE_NOT_FOUND.
 */
export async function deleteAllProducts(
  ctx: Context,
  { idOrSlug, dryRun = false }: { idOrSlug: string; dryRun?: boolean | undefined },
): Promise<AnswerOf<'deleteAllProducts'>> {
  const startedAt = ctx.clock.now();
  const store = await requireStore(ctx, idOrSlug);
  const found = await productsIn(ctx, store.id);
  const executedBy = requireAskerId(ctx);
  const errors = found
    .filter(({ producerId }) => ctx.asker.role !== 'admin' && producerId !== executedBy)
    .map(({ id, name }) => ({ id, name, message: FOREIGN_PRODUCT_MESSAGE }));
  const deletable = found.length - errors.length;
  const ids = dryRun ? [] : found.map(({ id }) => id);
  const { deletedProducts, pictures } = await deleteAll(ctx, store.id, ids, store.ownerId);
  await removePictures(ctx, pictures);
  return {
    message: dryRun
      ? `Productos que se eliminarían: ${deletable}`
      : `Productos eliminados: ${deletedProducts.length}`,
    result: {
      totalProductsFound: found.length,
      totalProductsDeleted: deletedProducts.length,
      totalProductsFailed: errors.length,
      totalImagesDeleted: pictures.length,
      processingTimeMs: ctx.clock.now() - startedAt,
      errors,
      deletedProducts,
    },
    metadata: {
      operationType: dryRun ? 'DRY_RUN' : 'DELETE_ALL',
      executedBy,
      executedAt: new Date(startedAt).toISOString(),
      popupStoreId: store.id,
      successRate: found.length === 0 ? 100 : Math.round((100 * deletable) / found.length),
    },
  };
}
