import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { ShippingInfo } from '../../../contract/orders/shipping-info.ts';
import type { Database } from '../../db/database.ts';
import { orders, parcels, productOrders } from '../../db/schema-orders.ts';
import { retried } from '../../db/transaction.ts';
import { isOrderOpen } from '../../policies/order-visibility.ts';
import { parcelSearchText } from './parcel-search-text.ts';

const BATCH = 100;

/** What an order says of whoever placed it once that is nobody. */
export const ANONYMOUS_SHIPPING: ShippingInfo = {
  fullName: 'Cuenta eliminada',
  address: '',
  postalCode: '',
  city: '',
  email: '',
};

/** Parcels are found by what is in them alone. */
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

/** Takes those who left out of their orders that are over, in the transaction given; whether that were as many as are done at once. */
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

/** An account is about to go: of its orders that are over nothing of the person stays, the others keep the address until they are. */
export async function detachOrders(db: Database, userId: string): Promise<void> {
  const isTheirs = eq(orders.userId, userId);
  await db.update(orders).set({ buyerLeft: true }).where(isTheirs);
  while (await forgetBatch(db, isTheirs));
}

/** Takes those who left out of the orders that have come to their end since. */
export async function anonymizeBuyers(db: Database): Promise<void> {
  while (await retried(() => db.transaction((tx) => forgetBatch(tx, undefined))));
}
