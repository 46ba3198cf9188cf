import { type DayRange, addDays, monthOf, splitIntoMonths } from '../../../../contract/values/day-range.ts';
import type { Context } from '../../../context.ts';
import type { ProductSales, Sales } from '../../../db/schema-sales.ts';
import { monthlySalesOf } from './monthly-sales.ts';
import { productsByMonth, salesByDay } from './store-sales.ts';

export interface PeriodSales {
  /** Sales by day; days without sales are absent. */
  byDay: Map<string, Sales>;
  /** Sales by product id. */
  goods: Map<string, ProductSales>;
}

function addGoods(all: Map<string, ProductSales>, productId: string, { units, cents }: ProductSales): void {
  const before = all.get(productId);
  all.set(productId, { units: units + (before?.units ?? 0), cents: cents + (before?.cents ?? 0) });
}

/**
 * Sales of a store by day for a range, and by product for its final part (`last`). Past months come from the stored
 * sums, the rest from order lines.
 */
export async function salesInPeriod(
  ctx: Pick<Context, 'db' | 'clock' | 'timeZone'>,
  storeId: string,
  days: DayRange,
  last: DayRange,
): Promise<PeriodSales> {
  const months = await monthlySalesOf(ctx, storeId, days);
  const byDay = new Map([...months.values()].flatMap((month) => Object.entries(month.days)));
  const lastMonth = [...months.keys()].at(-1);
  const live = lastMonth ? { from: addDays(monthOf(lastMonth).to, 1), to: days.to } : days;
  for (const [day, sales] of await salesByDay(ctx, storeId, live)) byDay.set(day, sales);

  const goods = new Map<string, ProductSales>();
  const { months: whole, others } = splitIntoMonths(last);
  const isKept = ({ from }: DayRange) => months.has(from);
  for (const { from } of whole)
    for (const [id, sold] of Object.entries(months.get(from)?.goods ?? {})) addGoods(goods, id, sold);
  for (const some of [...others, ...whole.filter((month) => !isKept(month))])
    for (const { productId, ...sold } of await productsByMonth(ctx, storeId, some))
      addGoods(goods, productId, sold);
  return { byDay, goods };
}
