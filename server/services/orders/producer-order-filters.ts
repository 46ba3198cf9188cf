import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/calls/call-types.ts';
import { ORDER_NUMBER_LENGTH } from '../../../contract/orders/order-number.ts';
import { folded } from '../../db/columns.ts';
import { containing } from '../../db/folding.ts';
import { orders, productOrders } from '../../db/schema-orders.ts';
import type { Ledger } from './producer-ledger.ts';

type Query = QueryOf<'listProducerOrders'>;

const buyer = folded("placed.shipping_info->>'fullName'");

const hasOwnLine = ({ orderId, isOwnLine }: Ledger, which: SQL): SQL =>
  sql`exists (select 1 from ${productOrders} as line where line.order_id = ${orderId} and ${isOwnLine} and ${which})`;

/** Holds for the orders in which a word stands: in their number, in the name of who bought, or in that of something of the own. */
function mentions(ledger: Ledger, word: string): SQL {
  const said = word.replace(/^#/, '');
  const pattern = containing(said);
  return sql`(
    right(${ledger.orderId}::text, ${ORDER_NUMBER_LENGTH}::int) like ${pattern} or ${ledger.orderId}::text = ${said.toLowerCase()}
    or exists (select 1 from ${orders} as placed where placed.id = ${ledger.orderId} and ${buyer} like ${pattern})
    or ${hasOwnLine(ledger, sql`${folded('line.name')} like ${pattern}`)})`;
}

/** The orders that the filters of a list leave, their status aside; of a search each word counts (R7.19). */
export const isAskedFor = (
  ledger: Ledger,
  { q = '', fromDate, toDate, popupStoreId }: Query,
): SQL | undefined =>
  and(
    fromDate === undefined ? undefined : gte(ledger.createdAt, new Date(fromDate)),
    toDate === undefined ? undefined : lte(ledger.createdAt, new Date(toDate)),
    popupStoreId === undefined ? undefined : hasOwnLine(ledger, sql`line.popup_store_id = ${popupStoreId}`),
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => mentions(ledger, word)),
  );

/** Those in one status, or in any. */
export const isInStatus = ({ status }: Ledger, query: Query): SQL | undefined =>
  query.status === undefined ? undefined : eq(status, query.status);
