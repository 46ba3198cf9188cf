import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema-products.ts';

/**
 * Locks the products of a locked store in id order, like checkouts, to avoid deadlocks. Visible changes of a store also
 * change its products (trigger `products_follow_store`), and must come after orders in progress.
 */
export async function lockStoreProducts(db: Database, storeId: string): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.popupStoreId, storeId))
    .orderBy(asc(products.id))
    .for('no key update');
}
