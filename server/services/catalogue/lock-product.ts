import { and, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { preparedStatement } from '../../db/prepared-statements.ts';
import { products } from '../../db/schema-products.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { isProductOfAsker, isProductEditableBy, isPublicProduct } from '../../policies/product-visibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { productNotFound } from './product-not-found.ts';

/** Product columns that an edit needs. */
export type LockedProduct = Pick<
  typeof products.$inferSelect,
  | 'id'
  | 'producerId'
  | 'popupStoreId'
  | 'isPopupStoreExclusive'
  | 'isActive'
  | 'version'
  | 'editedVersion'
  | 'stockedVersion'
  | 'picturedVersion'
  | 'pictureNames'
  | 'gallery'
  | 'isReady'
>;

const { id, producerId, popupStoreId, isPopupStoreExclusive, isActive, version, editedVersion } = products;
const { stockedVersion, picturedVersion, pictureNames, gallery, isReady } = products;
const edited = { id, producerId, popupStoreId, isPopupStoreExclusive, isActive, version, editedVersion };
const pictured = { stockedVersion, picturedVersion, pictureNames, gallery, isReady };

/** Columns to select when a product is locked for an edit. */
export const lockedProductColumns = { ...edited, ...pictured };

const seenStatement = (db: Database) =>
  db
    .select({ id })
    .from(products)
    .where(and(eq(id, sql.placeholder('id')), or(isPublicProduct, isProductOfAsker)));

/** Error message for another producer's product (R8.11). */
export const FOREIGN_PRODUCT_MESSAGE = 'Solo puedes modificar o eliminar tus propios productos.';

/** Refusal for a product that the asker may not change: NOT_OWNER if they may see it, else NOT_FOUND. */
async function notTheirs(ctx: Context, wanted: string): Promise<Refusal> {
  const asked = { id: wanted, asker: requireAskerId(ctx) };
  const seen = await preparedStatement(ctx.db, 'seen_product', seenStatement).execute(asked);
  if (seen.length === 0) return productNotFound();
  return new Refusal('NOT_OWNER', FOREIGN_PRODUCT_MESSAGE);
}

/**
 * Locks a product that the asker may change until the transaction ends, against parallel edits, sales and returns.
 * Throws NOT_FOUND or NOT_OWNER (R6.3, R8.11).
 */
export async function lockProduct(ctx: Context, wanted: string): Promise<LockedProduct> {
  const [product] = await ctx.db
    .select(lockedProductColumns)
    .from(products)
    .where(isProductEditableBy(ctx.asker, eq(id, wanted)))
    .for('no key update');
  if (!product) throw await notTheirs(ctx, wanted);
  return product;
}
