import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

const WORDS = ['Cuenco', 'Taza', 'Plato', 'Jarra', 'Fuente', 'Botijo', 'Maceta', 'Azulejo'];

/** Inserts products of one producer without a store: some hidden, some sold out, spread over about two years. */
export async function insertManyProducts(db: Database, email: string, goods: number): Promise<void> {
  await db.execute(sql`
    insert into products (id, producer_id, name, producer_name, short_description, price_cents, stock, is_active, created_at, updated_at)
    select gen_random_uuid(), users.id, (string_to_array(${WORDS.join(' ')}, ' '))[1 + number % ${WORDS.length}::int] || ' n.º ' || number,
      users.full_name, 'De medida.', 100 + number % 5000, number % 20, number % 15 > 0, at, at
    from users, generate_series(1, ${goods}::int) as number,
      lateral (select now() - make_interval(mins => number * 100) as at) as moment
    where users.email = ${email}`);
  await db.execute(sql`analyze`);
}
