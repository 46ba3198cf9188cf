import { lt, sql } from 'drizzle-orm';
import { monthOf } from '../../contract/values/day-range.ts';
import { type Database, rowsOf } from './database.ts';
import {
  missedSearches,
  productDays,
  productMonths,
  storeVisitDays,
  visitorMarks,
  visitSalts,
} from './schema-visits.ts';

/** Visitor at a funnel step of a store. */
export type VisitorMark = typeof visitorMarks.$inferSelect;

/**
 * Visit counts of a period, one row per key. `store` of a search is an id or slug. `marks` are counted as visitors of
 * their rows in `stores`, each once a day, also if other processes report them too.
 */
export interface VisitCounts {
  stores: (typeof storeVisitDays.$inferSelect)[];
  products: (typeof productDays.$inferSelect)[];
  searches: (Omit<typeof missedSearches.$inferSelect, 'popupStoreId'> & { store: string })[];
  marks?: VisitorMark[];
}

/** Maximum distinct searches per store and day. */
const MOST_SEARCHES = 200;

const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/**
 * Adds visit counts in one atomic statement; several processes do so at once. Rows are sorted to avoid deadlocks.
 * Deleted stores are skipped, and at most 200 distinct searches per store and day are stored.
 */
export async function addVisitCounts(
  db: Database,
  { stores, products, searches, marks = [] }: VisitCounts,
): Promise<void> {
  await rowsOf(
    db,
    sql`
      with marked as (
        insert into visitor_marks (day, popup_store_id, step, mark)
        select m.day, m."popupStoreId", m.step, m.mark
        from jsonb_to_recordset(${asRows(marks)}) as m("popupStoreId" uuid, day date, step text, mark bigint)
        order by m.day, m."popupStoreId", m.step, m.mark
        on conflict do nothing
        returning day, popup_store_id, step
      ), newcomers as (
        select popup_store_id, day, count(*) filter (where step = 'looked') as visitors,
          count(*) filter (where step = 'added') as added, count(*) filter (where step = 'checkout') as checkout,
          count(*) filter (where step = 'ordered') as ordered
        from marked group by popup_store_id, day
      ), counted_stores as (
        insert into store_days (popup_store_id, day, views, product_views, additions, visitors, added, checkout, ordered, hours)
        select s.id, c.day, c.views, c."productViews", c.additions, c.visitors + coalesce(n.visitors, 0),
          c.added + coalesce(n.added, 0), c.checkout + coalesce(n.checkout, 0), c.ordered + coalesce(n.ordered, 0), c.hours
        from jsonb_to_recordset(${asRows(stores)}) as c("popupStoreId" uuid, day date, views int, "productViews" int,
          additions int, visitors int, added int, checkout int, ordered int, hours int[])
        join popup_stores s on s.id = c."popupStoreId"
        left join newcomers n on n.popup_store_id = s.id and n.day = c.day order by s.id, c.day
        on conflict (popup_store_id, day) do update set
          views = store_days.views + excluded.views,
          product_views = store_days.product_views + excluded.product_views,
          additions = store_days.additions + excluded.additions,
          visitors = store_days.visitors + excluded.visitors,
          added = store_days.added + excluded.added,
          checkout = store_days.checkout + excluded.checkout,
          ordered = store_days.ordered + excluded.ordered,
          hours = (select array_agg(old + new order by hour)
            from unnest(store_days.hours, excluded.hours) with ordinality as both_of(old, new, hour))
      ), looked_at as (
        select s.id, c.day, c."productId" as product_id, c.views
        from jsonb_to_recordset(${asRows(products)}) as c("popupStoreId" uuid, day date, "productId" uuid, views int)
        join popup_stores s on s.id = c."popupStoreId"
      ), counted_products as (
        insert into product_days (popup_store_id, day, product_id, views)
        select id, day, product_id, views from looked_at order by id, day, product_id
        on conflict (popup_store_id, day, product_id) do update set views = product_days.views + excluded.views
      ), counted_months as (
        insert into product_months (popup_store_id, month, product_id, views)
        select id, date_trunc('month', day)::date as month, product_id, sum(views) from looked_at
        group by id, month, product_id order by id, month, product_id
        on conflict (popup_store_id, month, product_id) do update set views = product_months.views + excluded.views
      )
      insert into missed_searches (popup_store_id, day, q, count)
      select c.id, c.day, c.q, c.count from (
        select s.id, c.day, c.q, sum(c.count) as count, row_number() over (partition by s.id, c.day order by c.q) as place,
          (select count(*) from missed_searches m where m.popup_store_id = s.id and m.day = c.day) as kept,
          exists (select 1 from missed_searches m where m.popup_store_id = s.id and m.day = c.day and m.q = c.q) as is_known
        from jsonb_to_recordset(${asRows(searches)}) as c(store text, day date, q text, count int)
        join popup_stores s on s.slug = c.store or s.id::text = c.store
        group by s.id, c.day, c.q
      ) as c where c.is_known or c.kept + c.place <= ${MOST_SEARCHES}::int order by c.id, c.day, c.q
      on conflict (popup_store_id, day, q) do update set count = missed_searches.count + excluded.count`,
  );
}

/**
 * Salt of a day that all processes share; the first one makes it of `candidate`. Salts and marks of former days are
 * deleted, so that nothing of a day can be computed again.
 */
export async function shareVisitSalt(db: Database, day: string, candidate: string): Promise<string> {
  const [shared] = await rowsOf<{ salt: string }>(
    db,
    sql`
      with former_salts as (
        delete from ${visitSalts} where ${visitSalts.day} < ${day}
      ), former_marks as (
        delete from ${visitorMarks} where ${visitorMarks.day} < ${day}
      )
      insert into ${visitSalts} (day, salt) values (${day}, ${candidate})
      on conflict (day) do update set day = excluded.day returning salt`,
  );
  return shared?.salt ?? candidate;
}

/** Deletes counts before a day and subtracts them from the monthly counts. */
export async function pruneVisitCounts(db: Database, day: string): Promise<void> {
  for (const table of [storeVisitDays, missedSearches]) await db.delete(table).where(lt(table.day, day));
  await rowsOf(
    db,
    sql`
      with gone as (
        delete from ${productDays} where ${productDays.day} < ${day} returning popup_store_id, day, product_id, views
      )
      update ${productMonths} set views = ${productMonths.views} - less.views
      from (
        select popup_store_id, date_trunc('month', day)::date as month, product_id, sum(views) as views from gone group by 1, 2, 3
      ) as less
      where ${productMonths.popupStoreId} = less.popup_store_id and ${productMonths.month} = less.month
        and ${productMonths.productId} = less.product_id`,
  );
  await db.delete(productMonths).where(lt(productMonths.month, monthOf(day).from));
}
