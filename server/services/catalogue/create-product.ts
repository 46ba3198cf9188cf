import type { Infer } from 'superstruct';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import { nonEmptyAttributes } from '../../../contract/catalogue/product-attributes.ts';
import type { ProductCreate } from '../../../contract/catalogue/product-input.ts';
import { toCents } from '../../../contract/values/money.ts';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import { products } from '../../db/schema-products.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { announcedProductPictures, openProductPictureUploads } from './open-product-picture-uploads.ts';
import { galleryAfter, NO_GALLERY } from './gallery.ts';
import { withStores } from './seller-cache.ts';
import { lockStore, requireProducerStore } from './lock-store.ts';
import { presentProduct, productValuesSql } from './present-product.ts';
import { storeAssignmentOf } from './product-store-assignment.ts';

type Input = Infer<typeof ProductCreate>;

async function requirePlace(tx: Context, input: Input) {
  const storeId = input.popupStoreId?.toLowerCase() ?? null;
  if (storeId !== null) requireProducerStore(tx, storeId, await lockStore(tx, storeId));
  return { ...storeAssignmentOf({ popupStoreId: null }, input), popupStoreId: storeId };
}

const create = (ctx: Context, input: Input) =>
  inTransaction(ctx, async (tx) => {
    const place = await requirePlace(tx, input);
    const id = tx.newId();
    const now = new Date(tx.clock.now());
    const announced = announcedProductPictures(input);
    const opened = await openProductPictureUploads(tx, id, announced);
    const thumbnail = opened[announced.findIndex(({ isThumb }) => isThumb)];
    const gallery = opened.toSorted((one, other) => Number(other === thumbnail) - Number(one === thumbnail));
    const [made] = await tx.db
      .insert(products)
      .values({
        ...place,
        ...galleryAfter(
          NO_GALLERY,
          gallery.map(({ pictureName }) => pictureName),
        ),
        id,
        producerId: requireAskerId(tx),
        name: input.name,
        producerName: input.producerName,
        shortDescription: input.shortDescription,
        priceCents: toCents(input.price),
        stock: input.stock,
        details: input.details && nonEmptyAttributes(input.details),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ values: productValuesSql });
    if (!made) throw new Error('The product was not written.');
    await announceListChange(tx.db, [id, ...(place.popupStoreId === null ? [] : [place.popupStoreId])]);
    return { product: presentProduct(made.values), uploadUrls: opened.map((one) => one.place) };
  });

/**
 * Creates a product of the asker and returns the upload URLs of its announced pictures, in order (R5.5, R7.15). Price
 * in currency units. Nobody else sees it before its thumbnail is uploaded. Throws NOT_OWNER or POPUP_STORE_NOT_FOUND
 * for another producer's store (admins may use any), VALIDATION_FAILED and TOO_MANY_REQUESTS.
 */
export async function createProduct(ctx: Context, input: Input): Promise<AnswerOf<'createProduct'>> {
  const { product, uploadUrls } = await create(ctx, input);
  const [known = product] = await withStores(ctx.db, [product], ctx.clock.now());
  return { product: known, uploadUrls };
}
