import { type SQL, sql } from 'drizzle-orm';
import type { UserHoldings } from '../../../../contract/admin/user-holdings.ts';
import type { Context } from '../../../context.ts';
import { onlyRow, rowsOf } from '../../../db/database.ts';
import { orders, parcels } from '../../../db/schema-orders.ts';
import { products } from '../../../db/schema-products.ts';
import { popupStores } from '../../../db/schema-stores.ts';
import { isOrderOpen } from '../../../policies/order-visibility.ts';
import { statusByClockSql } from '../../../policies/store-visibility.ts';
import { instantSql } from '../../stores/store-filters.ts';

const countOf = (name: keyof UserHoldings, from: SQL): SQL =>
  sql`(select count(*)::int from ${from}) as ${sql.identifier(name)}`;

/** Current holdings of an account, which its deactivation or deletion would affect (docs/decisions/059). */
export async function readHoldings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<UserHoldings> {
  const isOpenNow = sql`${statusByClockSql(instantSql(clock.now()))} in ('active', 'scheduled')`;
  const producerStores = sql`${popupStores} where ${popupStores.ownerId} = ${id}`;
  const producerOrders = sql`${orders} where ${orders.userId} = ${id}`;
  const counts = [
    countOf('stores', sql`${producerStores} and ${popupStores.status} <> 'archived'`),
    countOf('openStores', sql`${producerStores} and ${isOpenNow}`),
    countOf('products', sql`${products} where ${products.producerId} = ${id}`),
    countOf(
      'ordersToServe',
      sql`${parcels} where ${parcels.producerId} = ${id} and ${isOrderOpen(parcels.status)}`,
    ),
    countOf('orders', producerOrders),
    countOf('openOrders', sql`${producerOrders} and ${isOrderOpen(orders.status)}`),
  ];
  return onlyRow(await rowsOf<UserHoldings>(db, sql`select ${sql.join(counts, sql`, `)}`));
}
