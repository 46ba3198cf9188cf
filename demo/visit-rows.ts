import { createFormatter, DEFAULT_MARKET } from '../contract/values/format.ts';
import { addDays, eachDay } from '../contract/values/day-range.ts';
import type { VisitCounts } from '../server/db/visit-counts.ts';
import type { productOrders } from '../server/db/schema-orders.ts';
import type { popupStores } from '../server/db/schema-stores.ts';
import { type Random, seededRandom } from './large-market/random.ts';
import type { DemoProductRow } from './market-rows.ts';

/** Number of counted days: the default period of the analytics screen and the same period before. */
const DAYS = 56;

/** Visits by hour, in percent: most in the afternoon and after dinner. */
const HOURS = [2, 1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 5, 4, 5, 6, 7, 8, 8, 8, 8, 5];

/** Searches in a stall without results. */
const MISSED: Readonly<Record<string, readonly string[]>> = {
  'la-colmena': ['propóleo', 'jalea real', 'polen'],
  'barro-y-cal': ['botijo', 'azulejos'],
  percal: ['falda larga', 'lino'],
  'cara-b': ['tocadiscos', 'casete virgen'],
  'verde-balcon': ['monstera', 'olivo'],
  'el-trompo': ['peonza', 'marionetas'],
  'tinta-fina': ['tinta verde', 'papel secante'],
  'horno-rosario': ['pan sin gluten', 'roscón'],
  'la-parra': ['vino dulce', 'lata de anchoas'],
  'son-y-madera': ['ukelele', 'cajón flamenco'],
};

type StoreRow = typeof popupStores.$inferInsert;
type LineRow = typeof productOrders.$inferInsert;

const { isoDay } = createFormatter(DEFAULT_MARKET);

/** Number of visitors on a day: more at weekends, few before the opening, hardly any after the closing. */
function visitorsOn(day: string, { startDate, endDate, createdAt }: StoreRow, random: Random): number {
  if (!startDate || !endDate || day < isoDay(createdAt.getTime())) return 0;
  const isOpen = day >= isoDay(startDate.getTime()) && day <= isoDay(endDate.getTime());
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const usual = weekday === 0 || weekday === 6 ? 58 : 34;
  return isOpen ? usual + random.whole(usual / 2) : 1 + random.whole(6);
}

/** Share of a day's visits until the end of an hour, in percent. */
const comeBy = (hour: number) => HOURS.slice(0, hour + 1).reduce((sum, share) => sum + share, 0);

/** Random hour of a view, up to `last`. */
function hourOf(random: Random, last: number): number {
  let left = random.whole(comeBy(last));
  return HOURS.findIndex((share) => (left -= share) < 0);
}

interface Day {
  store: StoreRow;
  day: string;
  products: readonly DemoProductRow[];
  /** Orders with a product of the store. */
  orders: number;
  lastHour: number;
}

function countsOf({ store, day, products, orders, lastHour }: Day, random: Random): VisitCounts {
  const popupStoreId = store.id;
  const usual = Math.ceil((visitorsOn(day, store, random) * comeBy(lastHour)) / 100);
  const visitors = Math.max(orders * 3, usual);
  const hours = HOURS.map(() => 0);
  const looks = new Map<string, number>();
  let views = 0;
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const pages = 1 + random.whole(4);
    for (let view = 0; view < pages; view += 1) {
      const hour = hourOf(random, lastHour);
      hours[hour] = (hours[hour] ?? 0) + 1;
      views += 1;
      // Products at the front get more views.
      const seen = products[Math.min(random.whole(products.length || 1), random.whole(products.length || 1))];
      if (view > 0 && seen) looks.set(seen.id, (looks.get(seen.id) ?? 0) + 1);
    }
  }
  const added = Math.max(orders, Math.round(visitors * 0.12));
  const checkout = Math.max(orders, Math.round(added * 0.45));
  const productViews = [...looks.values()].reduce((sum, count) => sum + count, 0);
  const additions = added + random.whole(added + 1);
  return {
    stores: [
      {
        popupStoreId,
        day,
        views,
        productViews,
        additions,
        visitors,
        added,
        checkout,
        ordered: orders,
        hours,
      },
    ],
    products: [...looks].map(([productId, count]) => ({ popupStoreId, day, productId, views: count })),
    searches: (MISSED[store.slug] ?? [])
      .filter(() => random.percent(20))
      .map((q) => ({ store: popupStoreId, day, q, count: 1 + random.whole(2) })),
  };
}

/** Visits of the last weeks to every visible stall, consistent with the orders; equal in every installation. */
export function visitCounts(
  stores: readonly StoreRow[],
  products: readonly DemoProductRow[],
  lines: readonly LineRow[],
  now: Date,
): VisitCounts {
  const today = isoDay(now.getTime());
  const hourNow = Number(createFormatter(DEFAULT_MARKET).time(now.getTime()).slice(0, 2));
  const seen = stores.filter(({ status }) => status !== 'draft' && status !== 'archived');
  const days = eachDay({ from: addDays(today, 1 - DAYS), to: today });
  const counted = seen.flatMap((store) => {
    const random = seededRandom(`visits ${store.slug}`);
    const sold = lines.filter(
      ({ popupStoreId, status }) => popupStoreId === store.id && status !== 'cancelled',
    );
    const own = products.filter(({ popupStoreId }) => popupStoreId === store.id);
    return days.flatMap((day) => {
      const ofDay = sold.filter(({ createdAt }) => isoDay(createdAt.getTime()) === day);
      const orders = new Set(ofDay.map(({ orderId }) => orderId)).size;
      const lastHour = day === today ? hourNow : HOURS.length - 1;
      const counts = countsOf({ store, day, products: own, orders, lastHour }, random);
      return counts.stores.some(({ visitors }) => visitors > 0) ? [counts] : [];
    });
  });
  return {
    stores: counted.flatMap((day) => day.stores),
    products: counted.flatMap((day) => day.products),
    searches: counted.flatMap((day) => day.searches),
  };
}
