import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/api/call-types.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { containing } from '../../../db/folding.ts';
import { productOrders } from '../../../db/schema-orders.ts';
import type { Ledger } from './producer-ledger.ts';

type Query = Pick<QueryOf<'listProducerOrders'>, 'q' | 'fromDate' | 'toDate' | 'popupStoreId' | 'status'>;

const hasOwnLine = ({ orderId, isOwnLine }: Ledger, which: SQL): SQL =>
  sql`exists (select 1 from ${productOrders} as line where line.order_id = ${orderId} and ${isOwnLine} and ${which})`;

/** Holds for the orders in which a word stands: in their number, in the name of who bought, or in that of something of the own. */
function mentions({ orderId, isFoundBy }: Ledger, word: string): SQL | undefined {
  const said = word.replace(/^#/, '');
  return or(isFoundBy(containing(said)), isUuid(said) ? eq(orderId, said) : undefined);
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
