import { toCents } from '../../../contract/values/money.ts';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import { nonEmptyAttributes } from '../../../contract/catalogue/product-attributes.ts';
import type { ProductUpdate } from '../../../contract/catalogue/product-input.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { markPicturesForDeletion, removePictures } from '../pictures/remove-pictures.ts';
import { unreferencedPictures } from '../pictures/unreferenced-pictures.ts';
import { announcedProductPictures, openProductPictureUploads } from './open-product-picture-uploads.ts';
import { galleryAfter, removedPictures } from './gallery.ts';
import { type LockedProduct, lockProduct } from './lock-product.ts';
import { lockStore, requireProducerStore } from './lock-store.ts';
import { storeAssignmentOf } from './product-store-assignment.ts';
import { withStores } from './seller-cache.ts';
import { requestedGallery } from './requested-gallery.ts';
import { type ProductColumns, writeProduct } from './write-product.ts';

const conflict = (field: string, message: string) =>
  new Refusal('CONFLICT', message, { errors: [{ field, message }] });

/**
 * Optimistic lock on an edit: throws CONFLICT if the seen version is outdated. For other fields it is compared with the
 * last edit, for the stock also with the last sale or return, for pictures also with the last upload.
 */
function requireSeen(product: LockedProduct, { version, stock, images }: ProductUpdate): void {
  if (version === undefined) return;
  if (version < product.editedVersion || version > product.version)
    throw conflict('version', 'El producto ha cambiado mientras lo editabas. Revísalo y guarda de nuevo.');
  if (stock !== undefined && version < product.stockedVersion)
    throw conflict(
      'stock',
      'Las existencias han cambiado mientras editabas el producto. Revísalas y guarda de nuevo.',
    );
  if (images && version < product.picturedVersion)
    throw conflict(
      'images',
      'Las fotos han cambiado mientras editabas el producto. Revísalas y guarda de nuevo.',
    );
}

/** New picture state and upload URLs of an edit; no change if the edit has no pictures. */
async function picturesOf(tx: Context, before: LockedProduct, input: ProductUpdate) {
  const announced = announcedProductPictures(input);
  if (!input.images && announced.length === 0) return { gallery: undefined, left: [], uploadUrls: [] };
  const opened = await openProductPictureUploads(tx, before.id, announced);
  const gallery = galleryAfter(before, requestedGallery(before, input, opened));
  const left = await unreferencedPictures(tx.db, [before.id], removedPictures(before, gallery));
  await markPicturesForDeletion(tx, left);
  return { gallery, left, uploadUrls: opened.map(({ place }) => place) };
}

function columnsOf(product: LockedProduct, input: ProductUpdate): ProductColumns {
  const { name, producerName, shortDescription, price, stock } = input;
  const priceCents = price === undefined ? undefined : toCents(price);
  const details = input.details && nonEmptyAttributes(input.details);
  const texts = { name, producerName, shortDescription, details };
  const columns = { ...texts, priceCents, stock, ...storeAssignmentOf(product, input) };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * Product update (R5.6, R7.15): changes only the given fields and returns upload URLs of announced pictures; price in
 * currency units. `version` is the seen version; without it, current values are overwritten. A new thumbnail replaces
 * the old one once it is uploaded. Throws NOT_FOUND, NOT_OWNER (also for the target store), POPUP_STORE_NOT_FOUND,
 * CONFLICT (outdated version for the given fields), VALIDATION_FAILED and TOO_MANY_REQUESTS.
 */
export async function updateProduct(
  ctx: Context,
  { id, ...input }: ProductUpdate & { id: string },
): Promise<AnswerOf<'updateProduct'>> {
  const { product, left, uploadUrls } = await inTransaction(ctx, async (tx) => {
    const storeId = input.popupStoreId?.toLowerCase();
    const store = storeId === undefined ? undefined : await lockStore(tx, storeId);
    const before = await lockProduct(tx, id);
    requireSeen(before, input);
    if (storeId !== undefined && storeId !== before.popupStoreId) requireProducerStore(tx, storeId, store);
    const columns = columnsOf(before, input);
    const { gallery, left, uploadUrls } = await picturesOf(tx, before, input);
    await recordAdminAction(tx, before.producerId, {
      kind: 'productEdited',
      changes: [
        { field: 'productId', to: id },
        ...[...Object.keys(columns), ...(gallery ? ['images'] : [])].map((field) => ({ field })),
      ],
    });
    return { product: await writeProduct(tx, before, { ...columns, ...gallery }), left, uploadUrls };
  });
  await removePictures(ctx, left);
  const [known = product] = await withStores(ctx.db, [product], ctx.clock.now());
  return { product: known, ...(uploadUrls.length > 0 && { uploadUrls }) };
}
