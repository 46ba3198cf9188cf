import { type SQL, sql } from 'drizzle-orm';
import type { orders, productOrders } from '../../db/schema-orders.ts';
import type { CheckoutKey } from './idempotency.ts';

type OrderFields = Omit<typeof orders.$inferSelect, 'updatedAt'>;
type LineFields = Omit<typeof productOrders.$inferSelect, 'orderId' | 'status' | 'createdAt' | 'updatedAt'>;

export interface NewOrder {
  order: OrderFields;
  lines: LineFields[];
  /** What is told of it: one event for the order (no line) and one for each line. */
  events: { id: string; productOrderId: string | null }[];
  cartId: string;
  key: CheckoutKey | undefined;
}

/**
 * Everything that a new order changes, as one statement: eight took two to three times as long. Gives the ids of the
 * products whose stock was taken; when one is missing, nothing of it may be committed.
 */
export function orderStatement({ order, lines, events, cartId, key }: NewOrder): SQL {
  const now = sql`${order.createdAt.toISOString()}::timestamptz`;
  return sql`
  with line as (
    select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(
      id uuid, "productId" uuid, "producerId" uuid, "popupStoreId" uuid, name text, "producerName" text,
      "shortDescription" text, "pictureName" text, "priceCents" int, quantity int)
  ), taken as (
    update products set stock = stock - line.quantity from line
    where products.id = line."productId" and products.stock >= line.quantity and products.is_active
    returning products.id
  ), placed as (
    insert into orders (id, user_id, cart_generation, status, total_cents, shipping_info, created_at, updated_at)
    values (${order.id}::uuid, ${order.userId}::uuid, ${order.cartGeneration}::int, ${order.status}::text,
      ${order.totalCents}::bigint, ${JSON.stringify(order.shippingInfo)}::jsonb, ${now}, ${now})
    returning id, user_id, status, created_at
  ), written as (
    insert into product_orders (id, order_id, product_id, producer_id, popup_store_id, name, producer_name,
      short_description, picture_name, price_cents, quantity, status, created_at, updated_at)
    select line.id, placed.id, "productId", "producerId", "popupStoreId", name, "producerName", "shortDescription",
      "pictureName", "priceCents", quantity, status, created_at, created_at
    from line, placed
  ), told as (
    insert into order_events (id, order_id, product_order_id, status, actor_id, created_at)
    select event.id, placed.id, event."productOrderId", status, user_id, created_at
    from placed, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event(id uuid, "productOrderId" uuid)
  ), remembered as (
    insert into idempotency_keys (user_id, key, body_hash, order_id, created_at)
    select user_id, ${key?.key ?? null}::uuid, ${key?.bodyHash ?? null}::text, placed.id, created_at
    from placed where ${key !== undefined}::boolean
    on conflict (user_id, key) do update
      set body_hash = excluded.body_hash, order_id = excluded.order_id, created_at = excluded.created_at
  ), emptied as (
    delete from cart_items where cart_id = ${cartId}::uuid
  ), renewed as (
    update carts set generation = generation + 1, updated_at = ${now} where id = ${cartId}::uuid
  )
  select id from taken`;
}
