import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

/** Number of days, of products viewed on each day, and of orders on each day with one product each. */
const YEARS = { days: 732, products: 40, orders: 20 } as const;

/** Inserts two years of visits, product views and orders of a store. */
export async function addTwoYearsOfVisits(db: Database, slug: string): Promise<void> {
  const store = sql`(select id from popup_stores where slug = ${slug})`;
  const product = sql`(select id from products where popup_store_id = ${store} order by id limit 1)`;
  const shopper = sql`(select id from users where role = 'consumer' order by id limit 1)`;
  const days = sql`generate_series(0, ${YEARS.days - 1}::int) as day`;
  await db.execute(sql`
    insert into store_days (popup_store_id, day, views, product_views, visitors)
    select ${store}, current_date - day, 1300, 900, 400 from ${days} on conflict do nothing`);
  await db.execute(sql`
    insert into product_days (popup_store_id, day, product_id, views)
    select ${store}, current_date - day, md5(number::text)::uuid, 22
    from ${days}, generate_series(1, ${YEARS.products}::int) as number on conflict do nothing`);
  await db.execute(sql`
    insert into product_months (popup_store_id, month, product_id, views)
    select popup_store_id, date_trunc('month', day)::date, product_id, sum(views)
    from product_days where popup_store_id = ${store} group by 1, 2, 3 on conflict do nothing`);
  await db.execute(sql`
    insert into orders (id, user_id, cart_generation, status, total_cents, shipping_info, created_at, updated_at)
    select md5('order ' || day || ' ' || number)::uuid, ${shopper}, 1000 + day * 100 + number, 'delivered', 700, '{}', at, at
    from ${days}, generate_series(1, ${YEARS.orders}::int) as number, lateral (select now() - make_interval(days => day) as at) as moment`);
  await db.execute(sql`
    insert into product_orders (id, order_id, product_id, producer_id, popup_store_id, name, producer_name, short_description,
      price_cents, quantity, status, created_at, updated_at)
    select o.id, o.id, p.id, p.producer_id, p.popup_store_id, p.name, p.producer_name, p.short_description, 350, 2, 'delivered',
      o.created_at, o.created_at
    from orders o, products p where o.total_cents = 700 and o.cart_generation >= 1000 and p.id = ${product}`);
  await db.execute(sql`analyze`);
}
