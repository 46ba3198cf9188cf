import { and, asc, between, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import { type Database, onlyRow, rowsOf } from '../../../db/database.ts';
import { missedSearches, storeVisitDays } from '../../../db/schema-visits.ts';

/** Visit counts of a store on a day. */
export type VisitDay = Omit<typeof storeVisitDays.$inferSelect, 'popupStoreId' | 'day' | 'hours'>;

const isOf = (storeId: string, { from, to }: DayRange): SQL =>
  sql`${storeVisitDays.popupStoreId} = ${storeId} and ${storeVisitDays.day} between ${from} and ${to}`;

/**
 * Visits of a store by market day; days without visits are absent. Returned as one JSON value.
 */
export async function visitsByDay(
  db: Database,
  storeId: string,
  days: DayRange,
): Promise<Map<string, VisitDay>> {
  const rows = await rowsOf<{ visits: Record<string, VisitDay> | null }>(
    db,
    sql`
      select json_object_agg(${storeVisitDays.day}, json_build_object('views', views, 'productViews', product_views, 'additions', additions,
        'visitors', visitors, 'added', added, 'checkout', checkout, 'ordered', ordered)) as visits
      from ${storeVisitDays} where ${isOf(storeId, days)}`,
  );
  return new Map(Object.entries(onlyRow(rows).visits ?? {}));
}

const HOURS = 24;

/** Page views per hour of the day (24) in a range of days. */
export async function viewsByHour(db: Database, storeId: string, days: DayRange): Promise<number[]> {
  const sums = Array.from({ length: HOURS }, (_, hour) =>
    sql.raw(`coalesce(sum(hours[${hour + 1}]), 0)::int`),
  );
  const rows = await rowsOf<{ hours: number[] }>(
    db,
    sql`select array[${sql.join(sums, sql`, `)}] as hours from ${storeVisitDays} where ${isOf(storeId, days)}`,
  );
  return onlyRow(rows).hours;
}

/** Searches without results in a store in a range of days, most frequent first. */
export async function topMissedSearches(
  db: Database,
  storeId: string,
  { from, to }: DayRange,
  most: number,
): Promise<{ q: string; count: number }[]> {
  const { q, day, popupStoreId } = missedSearches;
  const count = sql<number>`sum(${missedSearches.count})::int`;
  return db
    .select({ q, count })
    .from(missedSearches)
    .where(and(eq(popupStoreId, storeId), between(day, from, to)))
    .groupBy(q)
    .orderBy(desc(count), asc(q))
    .limit(most);
}
