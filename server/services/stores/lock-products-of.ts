import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema-products.ts';

/**
 * Locks the products of a locked store in the order of their ids, as checkouts lock theirs: whatever changes the store for
 * shoppers changes them too (`products_follow_store`), and comes after every order that is being written.
 */
export async function lockProductsOf(db: Database, storeId: string): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.popupStoreId, storeId))
    .orderBy(asc(products.id))
    .for('no key update');
}
