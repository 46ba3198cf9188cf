import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { DEMO_PASSWORD } from '../../demo/demo-accounts.ts';
import { hashPassword } from '../../server/auth/passwords.ts';
import type { OrderStatus } from '../../contract/orders/order.ts';
import type { Database } from '../../server/db/database.ts';
import { users } from '../../server/db/schema-auth.ts';

/** Seller of the orders: the account's user name; its password is the one of the demo. */
export interface BenchSeller {
  username: string;
}

async function addAccount(
  db: Database,
  role: 'consumer' | 'producer',
): Promise<{ id: string; email: string }> {
  const id = newId();
  const email = `medida-${id}@tenderete.example`;
  const now = new Date();
  await db.insert(users).values({
    id,
    email,
    role,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    fullName: 'Persona de Medida',
    confirmedAt: now,
    createdAt: now,
  });
  return { id, email };
}

const PART = 5_000;

/** Mixed statuses: one in twenty is open, in every status; the others are completed, some cancelled. */
const MIXED = sql.raw(`case
  when number % 20 = 0 then (array['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'])[1 + (number / 20) % 5]
  when number % 20 = 1 then 'cancelled' else 'completed' end`);

/**
 * Inserts orders over two years: `own` of one producer, every third with products of another, and half as many of the other
 * alone.
 * Each has one or two own lines. Statuses are mixed, unless `everywhere` sets one for all.
 */
export async function insertManyOrders(
  db: Database,
  own: number,
  everywhere?: OrderStatus,
): Promise<BenchSeller> {
  const status = everywhere === undefined ? MIXED : sql`${everywhere}::text`;
  const shopper = await addAccount(db, 'consumer');
  const seller = await addAccount(db, 'producer');
  const other = await addAccount(db, 'producer');
  const all = Math.floor(own * 1.5);
  // In batches, because a long statement would hit the timeout.
  for (let from = 1; from <= all; from += PART) {
    const to = Math.min(all, from + PART - 1);
    await db.execute(sql`
      insert into orders (id, user_id, cart_generation, status, total_cents, shipping_info, created_at, updated_at)
      select gen_random_uuid(), ${shopper.id}, number, ${status}, 900,
        jsonb_build_object('fullName', 'Persona ' || number, 'address', 'Calle Real, 2', 'postalCode', '46001', 'city', 'Valencia',
          'email', 'persona@example.com'), at, at
      from generate_series(${from}::int, ${to}::int) as number,
        lateral (select now() - make_interval(mins => number * 14) as at) as moment`);
    const part = sql`(
      select *, cart_generation as number from orders where user_id = ${shopper.id} and cart_generation between ${from} and ${to})`;
    await db.execute(sql`
      insert into product_orders (id, order_id, product_id, producer_id, name, producer_name, short_description, price_cents, quantity,
        status, created_at, updated_at)
      select gen_random_uuid(), id, md5('product ' || number % 200)::uuid,
        case when number > ${own} or line = 3 then ${other.id}::uuid else ${seller.id}::uuid end,
        'Producto ' || number % 200, 'Taller', 'De medida.', 450, 1,
        case status when 'completed' then 'delivered' else status end, created_at, created_at
      from ${part} as o, generate_series(1, 3) as line
      where line = 1 or (line = 2 and number % 2 = 0) or (line = 3 and number % 3 = 0)`);
    await db.execute(sql`
      insert into parcels (order_id, producer_id, status, search_text, created_at)
      select o.id, product_orders.producer_id, o.status,
        lower(right(o.id::text, 8) || ' ' || (o.shipping_info->>'fullName') || ' ' || string_agg(distinct product_orders.name, ' ')),
        o.created_at
      from ${part} as o join product_orders on product_orders.order_id = o.id
      group by o.id, product_orders.producer_id, o.status, o.shipping_info, o.created_at`);
  }
  // Vacuum and statistics, as in a market that has run for a while.
  await db.execute(sql`vacuum analyze`);
  return { username: seller.email };
}
