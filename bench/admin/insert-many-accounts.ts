import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';

const PART = 1_000;

/**
 * Inserts accounts over two years: one in ten a producer, one in fifty inactive. They have no password, so nobody can sign
 * in.
 */
export async function insertManyAccounts(db: Database, people: number): Promise<void> {
  for (let from = 1; from <= people; from += PART) {
    await db.execute(sql`
      insert into users (id, email, password_hash, full_name, role, is_active, confirmed_at, created_at, last_login)
      select gen_random_uuid(), 'persona-' || number || '@tenderete.example', '', 'Persona ' || number,
        case when number % 10 = 0 then 'producer' else 'consumer' end, number % 50 > 0, at, at, at + interval '3 days'
      from generate_series(${from}::int, ${Math.min(people, from + PART - 1)}::int) as number,
        lateral (select now() - make_interval(mins => number * 200) as at) as moment`);
  }
  // Vacuum and statistics, as in a market that has run for a while.
  await db.execute(sql`vacuum analyze`);
}
