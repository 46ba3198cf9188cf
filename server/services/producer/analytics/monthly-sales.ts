import { and, eq, inArray, sql } from 'drizzle-orm';
import { type DayRange, monthsOverlapping } from '../../../../contract/values/day-range.ts';
import type { Context } from '../../../context.ts';
import { rowsOf } from '../../../db/database.ts';
import { soldMonths } from '../../../db/schema-sales.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { timeRangeOf } from './market-days.ts';
import { productsByMonth, salesByDay } from './store-sales.ts';

type MonthsContext = Pick<Context, 'db' | 'clock' | 'timeZone'>;

/** Sales of a store in a calendar month. */
export type MonthlySales = Pick<typeof soldMonths.$inferSelect, 'days' | 'goods'>;

/** Time in ms after the end of a month before its sums are stored; by then no transaction can still write orders of it. */
const SETTLED = 24 * 60 * 60_000;

/** Advisory lock class, also used by the trigger `sold_months_forget`. */
const LOCK = 20;

/** Sums of months from order lines, by the first day of the month. */
async function addUp(
  ctx: MonthsContext,
  storeId: string,
  months: readonly DayRange[],
): Promise<Map<string, MonthlySales>> {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return new Map();
  const all = { from: first.from, to: last.to };
  const [sales, goods] = [await salesByDay(ctx, storeId, all), await productsByMonth(ctx, storeId, all)];
  return new Map(
    months.map(({ from, to }) => [
      from,
      {
        days: Object.fromEntries([...sales].filter(([day]) => day >= from && day <= to)),
        goods: Object.fromEntries(
          goods.flatMap(({ month, productId, ...sold }) => (month === from ? [[productId, sold]] : [])),
        ),
      },
    ]),
  );
}

/**
 * Calculates and stores monthly sums. It stores nothing while a line of the store is changing, because an outdated sum
 * must not follow the trigger's deletion.
 */
const keep = (
  ctx: MonthsContext,
  storeId: string,
  months: readonly DayRange[],
): Promise<Map<string, MonthlySales>> =>
  inTransaction(ctx, async (tx) => {
    const [lock] = await rowsOf<{ held: boolean }>(
      tx.db,
      sql`select pg_try_advisory_xact_lock(${LOCK}::int, hashtext(${storeId}::text)) as held`,
    );
    // In a separate statement, so that its snapshot is newer than the lock.
    const added = await addUp(tx, storeId, months);
    if (lock?.held) {
      const rows = months.map((month) => {
        const { since, before } = timeRangeOf(month, ctx.timeZone);
        const { days, goods } = added.get(month.from) ?? { days: {}, goods: {} };
        return { popupStoreId: storeId, since: new Date(since), before: new Date(before), days, goods };
      });
      await tx.db.insert(soldMonths).values(rows).onConflictDoNothing();
    }
    return added;
  });

/**
 * Monthly sales of a store for past months that overlap a range, by first day: stored or calculated now. A stored sum
 * always equals its lines.
 */
export async function monthlySalesOf(
  ctx: MonthsContext,
  storeId: string,
  days: DayRange,
): Promise<Map<string, MonthlySales>> {
  const over = ctx.clock.now() - SETTLED;
  const months = monthsOverlapping(days).filter((month) => timeRangeOf(month, ctx.timeZone).before <= over);
  const { popupStoreId, since } = soldMonths;
  const rows = await ctx.db
    .select()
    .from(soldMonths)
    .where(
      and(
        eq(popupStoreId, storeId),
        inArray(
          since,
          months.map((month) => new Date(timeRangeOf(month, ctx.timeZone).since)),
        ),
      ),
    );
  const spanName = (from: number, to: number) => `${from} ${to}`;
  const kept = new Map(rows.map((row) => [spanName(row.since.getTime(), row.before.getTime()), row]));
  const keptOf = (month: DayRange) => {
    const span = timeRangeOf(month, ctx.timeZone);
    return kept.get(spanName(span.since, span.before));
  };
  const missing = months.filter((month) => !keptOf(month));
  const added = missing.length === 0 ? new Map<string, MonthlySales>() : await keep(ctx, storeId, missing);
  return new Map(
    months.flatMap((month) => {
      const sold = keptOf(month) ?? added.get(month.from);
      return sold ? [[month.from, sold] as const] : [];
    }),
  );
}
