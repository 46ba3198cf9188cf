import { and, asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderEvents, orderStores, productOrders } from '../../db/schema-orders.ts';
import { users } from '../../db/schema-auth.ts';
import { products } from '../../db/schema-products.ts';
import { popupStores } from '../../db/schema-stores.ts';
import type { LineRow, StoredOrderHistory } from './present-order.ts';

/** Order lines that meet a condition, by order id, in the order of purchase. */
export async function readLines(
  db: Database,
  orderIds: string[],
  which?: SQL,
): Promise<Map<string, LineRow[]>> {
  const rows = await db
    .select({
      ...getTableColumns(productOrders),
      stockNow: products.stock,
      isActiveNow: products.isActive,
      storeName: popupStores.name,
      sellerName: users.fullName,
    })
    .from(productOrders)
    .leftJoin(products, eq(products.id, productOrders.productId))
    .leftJoin(popupStores, eq(popupStores.id, productOrders.popupStoreId))
    .leftJoin(users, eq(users.id, productOrders.producerId))
    .where(and(inArray(productOrders.orderId, orderIds), which))
    .orderBy(asc(productOrders.orderId), asc(productOrders.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** History of an order, oldest first, and its stores at the time of the order. */
export async function readOrderHistory(db: Database, orderId: string): Promise<StoredOrderHistory> {
  const history = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  const { id, name, ownerInfo } = orderStores;
  const stores = await db
    .select({ id, name, ownerInfo })
    .from(orderStores)
    .where(eq(orderStores.orderId, orderId))
    .orderBy(asc(id));
  return { history, stores };
}
