import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { AuditLogChange } from '../../../contract/admin/audit-log.ts';
import type { PopupStoreUpdate } from '../../../contract/stores/popup-store-input.ts';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { isDuplicate } from '../../db/database-error.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancelStoreImports } from '../import/receive/cancel-store-imports.ts';
import { openImportUpload } from '../import/receive/open-import-upload.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { markPicturesForDeletion, removePictures } from '../pictures/remove-pictures.ts';
import { closeUploads } from '../uploads/close-uploads.ts';
import {
  announcedStorePictures,
  openStorePictureUploads,
  storeImagesToRemove,
} from './open-store-picture-uploads.ts';
import { lockProducerStore, type LockedProducerStore } from './lock-producer-store.ts';
import { lockStoreProducts } from './lock-store-products.ts';
import { transferStorageUsage } from './transfer-storage-usage.ts';
import { readStore } from './read-store.ts';
import { resolveStoreOwner } from './resolve-store-owner.ts';
import { takenSlugRefusal } from './taken-slug-refusal.ts';
import { storeColumnsOf } from './store-columns.ts';
import { storePicturesAfter, removedStorePictures, STORE_UPLOAD_PURPOSES } from './store-pictures.ts';

/** Request fields that the audit log omits or records separately. */
const UNTOLD = new Set(['ownerId', 'requestUploadUrls', 'requestProductsZipUpload']);

/** Audit log changes of an edit: field names only, and for a transfer the ids of both owners. */
const changesOf = (id: string, input: PopupStoreUpdate, owners: AuditLogChange[]): AuditLogChange[] => [
  { field: 'popupStoreId', to: id },
  ...Object.entries(input).flatMap(([field, value]) =>
    value === undefined || UNTOLD.has(field) ? [] : [{ field }],
  ),
  ...owners,
];

/** Transfers the files of a locked store to its next owner, and ends imports and open uploads of the previous one. */
async function leaveFormerOwner(tx: Context, before: LockedProducerStore, ownerId: string): Promise<void> {
  await transferStorageUsage(tx, before, ownerId);
  await cancelStoreImports(tx, before.id);
  await closeUploads(tx, before.id, STORE_UPLOAD_PURPOSES);
}

const edit = (ctx: Context, { id: wanted, ...input }: PopupStoreUpdate & { id: string }) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockProducerStore(tx, wanted);
    const announced = announcedStorePictures(input);
    const removed = storeImagesToRemove(input);
    const pictures = storePicturesAfter(before, { announced: announced.map(({ key }) => key), removed });
    await lockStoreProducts(tx.db, before.id);
    const ownerId = input.ownerId === undefined ? undefined : await resolveStoreOwner(tx, input.ownerId);
    const isGiven = ownerId !== undefined && ownerId !== before.ownerId;
    await tx.db
      .update(popupStores)
      .set({
        ...storeColumnsOf(before.config, input),
        ...pictures,
        ...(input.slug && { slug: input.slug }),
        ...(isGiven && { ownerId }),
        updatedAt: new Date(tx.clock.now()),
      })
      .where(eq(popupStores.id, before.id));
    if (isGiven) await leaveFormerOwner(tx, before, ownerId);
    const uploadUrls = await openStorePictureUploads(tx, before.id, announced, removed);
    const productsZipUploadUrl = await openImportUpload(tx, before.id, input);
    const popupStore = await readStore(tx, before.id);
    await announceListChange(tx.db, [...new Set([before.id, before.slug, popupStore.slug])]);
    const owners = isGiven ? [{ field: 'ownerId', from: before.ownerId, to: ownerId }] : [];
    await recordAdminAction(tx, before.ownerId, {
      kind: 'storeEdited',
      changes: changesOf(before.id, input, owners),
    });
    const left = removedStorePictures(before, pictures);
    await markPicturesForDeletion(tx, left);
    return {
      left,
      answer: { popupStore, uploadUrls, productsZipUploadUrl },
    };
  });

/**
 * Store update (R5.1, R5.3, R7.12): changes only the given fields. The slug stays unless a new one is sent; the old one
 * is then free. Only an admin can transfer a store. Throws POPUP_STORE_NOT_FOUND, NOT_OWNER, CONFLICT (slug taken, or
 * an import in progress), VALIDATION_FAILED (end not after start, also with a stored date) and TOO_MANY_REQUESTS.
 */
export async function updatePopupStore(
  ctx: Context,
  input: PopupStoreUpdate & { id: string },
): Promise<AnswerOf<'updatePopupStore'>> {
  const { left, answer } = await edit(ctx, input).catch((error: unknown) => {
    throw isDuplicate(error, 'popup_stores_slug_unique') ? takenSlugRefusal() : error;
  });
  await removePictures(ctx, left);
  return answer;
}
