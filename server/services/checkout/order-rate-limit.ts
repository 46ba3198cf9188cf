import { sql } from 'drizzle-orm';
import { orders } from '../../db/schema-orders.ts';
import { Refusal } from '../../http/refusal.ts';

/** Rate limit of orders per account in `window` ms. Each order sends e-mails to its producers and can be cancelled once. */
export const ORDER_RATE_LIMIT = { max: 600, window: 60 * 60_000 } as const;

/**
 * SQL expression: time in ms UTC of the order that exhausts the rate limit of `asker`; null below the limit. Orders
 * before `paceSince` do not count.
 */
export const rateLimitReachedSql = () => sql<number | null>`(
  select (extract(epoch from ${orders.createdAt}) * 1000)::float8 from ${orders}
  where ${orders.userId} = ${sql.placeholder('asker')} and ${orders.createdAt} > ${sql.placeholder('paceSince')}::timestamptz
  order by ${orders.createdAt} desc offset ${sql.raw(String(ORDER_RATE_LIMIT.max - 1))} limit 1)`;

/** Start of the rate limit window at `now` (ms). */
export const rateWindowStart = (now: number): string => new Date(now - ORDER_RATE_LIMIT.window).toISOString();

/** Refuses an order above the rate limit: TOO_MANY_REQUESTS with the seconds to wait. */
export function requireOrderRate(usedUpSince: number | null, now: number): void {
  if (usedUpSince === null) return;
  const retryAfter = Math.ceil((usedUpSince + ORDER_RATE_LIMIT.window - now) / 1_000);
  throw new Refusal(
    'TOO_MANY_REQUESTS',
    'Has hecho muchos pedidos en la última hora. Espera un poco antes de hacer otro.',
    { retryAfter },
  );
}
