import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { UNFINISHED_IMPORT_STATUSES } from '../../../contract/lifecycles/product-import.lifecycle.ts';
import type { Context } from '../../context.ts';
import { productImports } from '../../db/schema-imports.ts';
import { pictures } from '../../db/schema-stores.ts';
import type { LockedProducerStore } from './lock-producer-store.ts';
import { NO_STORE_PICTURES, removedStorePictures } from './store-pictures.ts';

/**
 * Transfers the storage usage of a locked store's pictures and stored ZIPs to its next owner, because the previous
 * owner can no longer delete them. Files uploaded by an admin stay with the admin; product pictures belong to their
 * producers.
 */
export async function transferStorageUsage(
  { db }: Pick<Context, 'db'>,
  store: LockedProducerStore,
  ownerId: string,
): Promise<void> {
  const shown = removedStorePictures(store, NO_STORE_PICTURES);
  await db
    .update(pictures)
    .set({ ownerId })
    .where(and(inArray(pictures.name, shown), eq(pictures.ownerId, store.ownerId)));
  const { popupStoreId, userId, status } = productImports;
  await db
    .update(productImports)
    .set({ userId: ownerId })
    .where(
      and(
        eq(popupStoreId, store.id),
        eq(userId, store.ownerId),
        notInArray(status, UNFINISHED_IMPORT_STATUSES),
      ),
    );
}
