import { toCents } from '../../../contract/values/money.ts';
import type { Product } from '../../../contract/products/product.ts';
import type { ProductUpdate } from '../../../contract/products/product-input.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { type LockedProduct, lockProduct } from './lock-product.ts';
import { lockStore, requireOwnStore } from './lock-store.ts';
import { placeOf } from './product-place.ts';
import { withStores } from './sellers.ts';
import { type ProductColumns, writeProduct } from './write-product.ts';

const conflict = (field: string, message: string) =>
  new Refusal('CONFLICT', message, { errors: [{ field, message }] });

/** What was seen must still be so: all that is edited, and for the stock also what was sold and given back. */
function requireSeen(product: LockedProduct, { version, stock }: ProductUpdate): void {
  if (version === undefined) return;
  if (version < product.editedVersion || version > product.version)
    throw conflict('version', 'El producto ha cambiado mientras lo editabas. Revísalo y guarda de nuevo.');
  if (stock !== undefined && version !== product.version)
    throw conflict(
      'stock',
      'Las existencias han cambiado mientras editabas el producto. Revísalas y guarda de nuevo.',
    );
}

function refusePictures({ imageTypes = [], images }: ProductUpdate): void {
  if (imageTypes.length > 0 || images)
    throw new Refusal('NOT_IMPLEMENTED', 'Cambiar las fotos de un producto todavía no está disponible.');
}

function columnsOf(product: LockedProduct, input: ProductUpdate): ProductColumns {
  const { name, producerName, shortDescription, price, stock } = input;
  const priceCents = price === undefined ? undefined : toCents(price);
  const columns = { name, producerName, shortDescription, priceCents, stock, ...placeOf(product, input) };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * Changes what is named of a product and nothing else; the price in currency units. `version` is the one that was seen;
 * without it what is named is written over what is there. Refuses with NOT_FOUND, NOT_OWNER (also of a store that it is to move into),
 * POPUP_STORE_NOT_FOUND, CONFLICT for a version that is stale for what is named, VALIDATION_FAILED, and NOT_IMPLEMENTED when
 * pictures are announced (R5.6, R7.15).
 */
export async function updateProduct(
  ctx: Context,
  { id, ...input }: ProductUpdate & { id: string },
): Promise<{ product: Product }> {
  const product = await inTransaction(ctx, async (tx) => {
    const storeId = input.popupStoreId?.toLowerCase();
    const store = storeId === undefined ? undefined : await lockStore(tx, storeId);
    const before = await lockProduct(tx, id);
    refusePictures(input);
    requireSeen(before, input);
    if (storeId !== undefined && storeId !== before.popupStoreId) requireOwnStore(tx, storeId, store);
    return writeProduct(tx, before, columnsOf(before, input));
  });
  const [known = product] = await withStores(ctx.db, [product], ctx.clock.now());
  return { product: known };
}
