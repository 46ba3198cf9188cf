import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { QueryOf } from '../../../contract/api/call-types.ts';
import { toCents } from '../../../contract/values/money.ts';
import { productImports } from '../../db/schema-imports.ts';
import { productOrders } from '../../db/schema-orders.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { storeVisitDays } from '../../db/schema-visits.ts';
import { isOpenStore, statusByClockSql } from '../../policies/store-visibility.ts';
import { instantSql, storeCategorySql } from './store-filters.ts';

type Query = QueryOf<'listPopupStores'>;

/** Condition for a filter value; undefined without a value. */
const asked = <T>(value: T | undefined, holds: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : holds(value);

const between = (figure: SQLWrapper, [from, to]: [SQL | undefined, SQL | undefined]): SQL | undefined =>
  and(from && sql`${figure} >= ${from}`, to && sql`${figure} <= ${to}`);

const moment = (text: string | undefined) => (text === undefined ? undefined : instantSql(Date.parse(text)));
const amount = (value: number | undefined) => (value === undefined ? undefined : sql`${value}::numeric`);
const cents = (units: number | undefined) => amount(units === undefined ? undefined : toCents(units));

/** SQL expression of a store's sum over order lines that are not cancelled. */
const sold = (figure: SQL) => sql`(
  select coalesce(sum(${figure}), 0) from ${productOrders}
  where ${productOrders.popupStoreId} = ${popupStores.id} and ${productOrders.status} <> 'cancelled')`;

const units = sold(sql`${productOrders.quantity}`);
const revenueCents = sold(sql`${productOrders.priceCents}::bigint * ${productOrders.quantity}`);
const views = sql`(
  select coalesce(sum(${storeVisitDays.views}), 0) from ${storeVisitDays} where ${storeVisitDays.popupStoreId} = ${popupStores.id})`;

/** SQL expression of a column of the store's last import; null without one. */
const lastImport = (column: SQL) => sql`(
  select ${column} from ${productImports} where ${productImports.popupStoreId} = ${popupStores.id}
  order by ${productImports.createdAt} desc, ${productImports.id} desc limit 1)`;

const importStatus = lastImport(sql`${productImports.status}`);
const zipUploadedAt = lastImport(sql`${productImports.uploadedAt}`);

/** Condition: at least one ZIP of the store was uploaded completely. */
const hasArchive = sql`exists (
  select 1 from ${productImports}
  where ${productImports.popupStoreId} = ${popupStores.id} and ${productImports.uploadedAt} is not null)`;

const isImported = (query: Query): SQL | undefined =>
  and(
    asked(query.hasProductsZip, (has) => sql`${hasArchive} = ${has}`),
    asked(query.productsProcessingStatus, (status) => sql`${importStatus} = ${status}`),
    asked(query.productsProcessed, (is) => sql`coalesce(${importStatus} = 'completed', false) = ${is}`),
    between(zipUploadedAt, [moment(query.zipUploadedFrom), moment(query.zipUploadedTo)]),
  );

const isWithinFigures = (query: Query): SQL | undefined =>
  and(
    between(views, [amount(query.minViews), amount(query.maxViews)]),
    between(units, [amount(query.minSales), amount(query.maxSales)]),
    between(revenueCents, [cents(query.minRevenue), cents(query.maxRevenue)]),
  );

/**
 * Condition for the stores that match all filters except the search (R7.10, R9.14); `now` in ms. Status and `active`
 * follow the clock. Sales are pieces, revenue is in currency units, both without cancelled lines. Views cover two
 * years; import filters use the store's last import.
 */
export function storeFilterSql(query: Query, now: number): SQL | undefined {
  const { startDate, endDate, ownerId, createdBy, approval } = popupStores;
  return and(
    storeCategorySql(query),
    asked(query.status, (status) => sql`${statusByClockSql(instantSql(now))} = ${status}`),
    asked(query.active, (is) => sql`coalesce(${isOpenStore(instantSql(now))}, false) = ${is}`),
    asked(query.approval, (is) => and(eq(approval, is), eq(popupStores.status, 'draft'))),
    asked(query.ownerId, (id) => eq(ownerId, id)),
    asked(query.createdBy, (id) => eq(createdBy, id)),
    between(startDate, [moment(query.startDateFrom), moment(query.startDateTo)]),
    between(endDate, [moment(query.endDateFrom), moment(query.endDateTo)]),
    isImported(query),
    isWithinFigures(query),
  );
}
