import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { rowsOf } from '../../../server/db/database.ts';

/**
 * Orders with a wrong number of mails: expected are one to the shopper and one to each producer when placed, and again when
 * the shopper cancels. For markets without a mail server, where mails stay stored.
 */
export const ordersWithWrongMailCount = (db: Database) =>
  rowsOf<{ rule: string; id: string }>(
    db,
    sql`
    with told as (
      select substring(body from '/orders/([0-9a-f-]{36})')::uuid as id, count(*) as mails
      from mails where body like '%/orders/%' group by 1
    ), concerned as (
      select order_id as id, 1 + count(distinct producer_id) as people from product_orders group by 1
    )
    select 'an order is told once to all whom it concerns' as rule, orders.id::text
    from orders join concerned using (id) left join told using (id)
    where coalesce(mails, 0) <> people * case when orders.status = 'cancelled' then 2 else 1 end
    order by 2`,
  );
