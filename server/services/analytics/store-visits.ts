import { and, asc, between, desc, eq, sql } from 'drizzle-orm';
import type { Days } from '../../../contract/values/days.ts';
import type { Database } from '../../db/database.ts';
import { missedSearches, storeDays } from '../../db/schema-visits.ts';

/** How a store was visited on a day. */
export type VisitDay = Omit<typeof storeDays.$inferSelect, 'popupStoreId' | 'day'>;

/** How a store was visited by days of the market; days without a visit are left out. */
export async function visitsByDay(
  db: Database,
  storeId: string,
  { from, to }: Days,
): Promise<Map<string, VisitDay>> {
  const rows = await db
    .select()
    .from(storeDays)
    .where(and(eq(storeDays.popupStoreId, storeId), between(storeDays.day, from, to)));
  return new Map(rows.map(({ day, popupStoreId: _, ...visits }) => [day, visits]));
}

/** What was looked for in a store in these days and not found, most often first. */
export async function searchesMissed(
  db: Database,
  storeId: string,
  { from, to }: Days,
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
