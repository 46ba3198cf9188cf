import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import type { Database } from '../../db/database.ts';
import { orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { retryTransaction } from '../../db/transaction.ts';
import { isOrderOpen } from '../../policies/order-visibility.ts';
import { parcelSearchText } from './parcel-search-text.ts';

const BATCH = 100;

/** Shipping data of an anonymized order. */
export const ANONYMOUS_SHIPPING: ShippingInfo = {
  fullName: 'Cuenta eliminada',
  address: '',
  postalCode: '',
  city: '',
  email: '',
};

/** Parcels of these orders become searchable by order number and products only. */
async function renameParcels(db: Database, orderIds: string[]): Promise<void> {
  const { orderId, producerId, name } = productOrders;
  const lines = await db
    .select({ orderId, producerId, name })
    .from(productOrders)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(productOrders.id));
  for (const own of Map.groupBy(lines, (line) => `${line.orderId} ${line.producerId}`).values()) {
    const [{ orderId: order, producerId: producer } = { orderId: '', producerId: '' }] = own;
    const searchText = parcelSearchText({ orderId: order, buyer: '', goods: own.map((line) => line.name) });
    await db
      .update(parcels)
      .set({ searchText })
      .where(and(eq(parcels.orderId, order), eq(parcels.producerId, producer)));
  }
}

/** Anonymizes a batch of finished orders with deleted buyers, within the given transaction; true if the batch was full. */
async function forgetBatch(db: Database, which: SQL | undefined): Promise<boolean> {
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.buyerLeft, true), not(isOrderOpen(orders.status)), which))
    .orderBy(asc(orders.id))
    .limit(BATCH)
    .for('update');
  if (over.length === 0) return false;
  const ids = over.map(({ id }) => id);
  await db
    .update(orders)
    .set({ shippingInfo: ANONYMOUS_SHIPPING, buyerLeft: false })
    .where(inArray(orders.id, ids));
  await renameParcels(db, ids);
  return ids.length === BATCH;
}

/**
 * Detaches the orders of an account before its deletion: finished orders are anonymized, others retain the address
 * until they are finished.
 */
export async function detachOrders(db: Database, userId: string): Promise<void> {
  const isTheirs = eq(orders.userId, userId);
  await db.update(orders).set({ buyerLeft: true }).where(isTheirs);
  while (await forgetBatch(db, isTheirs));
}

/** Anonymizes orders of deleted buyers that are now finished. */
export async function anonymizeBuyers(db: Database): Promise<void> {
  while (await retryTransaction(() => db.transaction((tx) => forgetBatch(tx, undefined))));
}
