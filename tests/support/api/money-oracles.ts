import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { rowsOf } from '../../../server/db/database.ts';

type Broken = { rule: string; id: string };

/**
 * Invariants of money and stock (battery O1–O3); returns the violations, so `[]` is correct.
 * `initialStock` is the stock of each product before any purchase.
 */
export async function brokenMoneyRules(
  db: Database,
  initialStock: Readonly<Record<string, number>>,
): Promise<Broken[]> {
  return rowsOf<Broken>(
    db,
    sql`
    select 'O1 stock and sold lines are what there was' as rule, products.id::text
    from jsonb_each_text(${JSON.stringify(initialStock)}::jsonb) as initial(id, stock)
    join products on products.id = initial.id::uuid
    left join product_orders on product_orders.product_id = products.id and product_orders.status <> 'cancelled'
    group by products.id, initial.stock
    having products.stock + coalesce(sum(product_orders.quantity), 0) <> initial.stock::int or products.stock < 0
    union all
    select 'O2 an order costs what its lines cost', orders.id::text
    from orders left join product_orders on product_orders.order_id = orders.id
    group by orders.id
    having count(product_orders.id) = 0
      or orders.total_cents <> sum(product_orders.price_cents::bigint * product_orders.quantity)
    union all
    select 'O3 one order for each key and cart', orders.id::text
    from orders join orders as other
      on other.user_id = orders.user_id and other.cart_generation = orders.cart_generation and other.id <> orders.id
    union all
    select 'O3 a cart is a generation past its orders', carts.id::text
    from carts where generation <> 1 + (select count(*) from orders where orders.user_id = carts.user_id)
    order by 1, 2`,
  );
}
