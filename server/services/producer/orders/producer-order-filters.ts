import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/api/call-types.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { containsPattern } from '../../../db/text-folding.ts';
import { productOrders } from '../../../db/schema-orders.ts';
import type { OrderSource } from './order-source.ts';

type Query = Pick<QueryOf<'listProducerOrders'>, 'q' | 'fromDate' | 'toDate' | 'popupStoreId' | 'status'>;

const hasOwnLine = ({ orderId, isOwnLine }: OrderSource, which: SQL): SQL =>
  sql`exists (select 1 from ${productOrders} as line where line.order_id = ${orderId} and ${isOwnLine} and ${which})`;

/** Condition for orders that contain a word in order number, buyer name or own product names. */
function mentions({ orderId, isFoundBy }: OrderSource, word: string): SQL | undefined {
  const said = word.replace(/^#/, '');
  return or(isFoundBy(containsPattern(said)), isUuid(said) ? eq(orderId, said) : undefined);
}

/** Condition for the orders that match all filters except the status; every search word must match (R7.19). */
export const producerOrderFilterSql = (
  ledger: OrderSource,
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

/** True if the query has a filter besides the status. */
export const isOrderSearch = ({ q = '', fromDate, toDate, popupStoreId }: Query): boolean =>
  q.trim() !== '' || [fromDate, toDate, popupStoreId].some((filter) => filter !== undefined);

/** Condition for one status, or none. */
export const isInStatus = ({ status }: OrderSource, query: Query): SQL | undefined =>
  query.status === undefined ? undefined : eq(status, query.status);
