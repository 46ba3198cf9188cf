import { type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '../../../contract/products/product-sort.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { isOpenStore } from '../../policies/store-visibility.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const newest = sql`${products.createdAt} desc, ${products.id} desc`;

/** Total orders: ties are broken by id. `ending_soon` needs the stores joined. */
export const SORTS: Record<ProductSort, SQL> = {
  newest,
  price_asc: sql`${products.priceCents}, ${products.id}`,
  price_desc: sql`${products.priceCents} desc, ${products.id} desc`,
  name: sql`${products.nameKey}, ${products.id}`,
  ending_soon: sql`case when ${isOpenStore(now)} then ${popupStores.endDate} end nulls last, ${newest}`,
};
