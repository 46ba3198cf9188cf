import { sql } from 'drizzle-orm';
import { orders } from '../../db/schema-orders.ts';
import { Refusal } from '../../http/refusal.ts';

/** How many orders one account may place within `window` ms. Each is mailed to its producers, and may be called off once. */
export const ORDER_RATE = { max: 600, window: 60 * 60_000 } as const;

/** When the order was placed, in ms UTC, since which `asker` has used the pace up; null while there is room. Orders before `paceSince` do not count. */
export const rateUsedUpSince = () => sql<number | null>`(
  select (extract(epoch from ${orders.createdAt}) * 1000)::float8 from ${orders}
  where ${orders.userId} = ${sql.placeholder('asker')} and ${orders.createdAt} > ${sql.placeholder('paceSince')}::timestamptz
  order by ${orders.createdAt} desc offset ${sql.raw(String(ORDER_RATE.max - 1))} limit 1)`;

/** From when on orders count at a moment in ms. */
export const rateWindowStart = (now: number): string => new Date(now - ORDER_RATE.window).toISOString();

/** Refuses an order over the pace with TOO_MANY_REQUESTS and the seconds until there is room again. */
export function requireOrderRate(usedUpSince: number | null, now: number): void {
  if (usedUpSince === null) return;
  const retryAfter = Math.max(1, Math.ceil((usedUpSince + ORDER_RATE.window - now) / 1_000));
  throw new Refusal(
    'TOO_MANY_REQUESTS',
    'Has hecho muchos pedidos en la última hora. Espera un poco antes de hacer otro.',
    { retryAfter },
  );
}
