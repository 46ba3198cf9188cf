import { type SQL, sql } from 'drizzle-orm';
import { REMINDERS } from '../../../contract/reminders/reminder-limits.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';

interface Asked {
  storeId: string;
  email: string;
  /** Whether the address is known to be theirs who ask, so that nobody has to be asked. */
  isProven: boolean;
  /** Whether a mail may go out; without one nobody could confirm it, and nothing is kept. */
  isWanted: boolean;
}

/** What is said to whoever waits for too many stores. */
export const tooManyReminders = (): Refusal =>
  new Refusal(
    'CONFLICT',
    `Ya tienes ${REMINDERS.perMailbox} avisos pendientes. Quita alguno para pedir más.`,
  );

/** Whether a mailbox waits for fewer stores than it may, beside one. */
export const hasRoom = (email: SQL, storeId: SQL): SQL => sql`(
  select count(*) from reminders as others
  where others.email = ${email} and others.store_id <> ${storeId} and others.confirmed_at is not null
) < ${REMINDERS.perMailbox}`;

/**
 * Keeps a reminder, once for each store and mailbox, and answers its id; that of one that is there stays, and so does that it was confirmed.
 * Throws CONFLICT where it is proven and there are too many.
 */
export async function putReminder(ctx: Context, asked: Asked): Promise<string> {
  const { storeId, email, isProven, isWanted } = asked;
  const id = ctx.newId();
  const now = new Date(ctx.clock.now()).toISOString();
  const isKept = isProven ? hasRoom(sql`${email}`, sql`${storeId}::uuid`) : sql`${isWanted}::boolean`;
  const [kept] = await rowsOf<{ id: string }>(
    ctx.db,
    sql`
      insert into reminders (id, store_id, email, asked_at, confirmed_at)
      select ${id}::uuid, ${storeId}::uuid, ${email}::text, ${now}::timestamptz, ${isProven ? now : null}::timestamptz
      where ${isKept}
      on conflict (store_id, email) do update set asked_at = excluded.asked_at,
        confirmed_at = coalesce(reminders.confirmed_at, excluded.confirmed_at)
      returning id`,
  );
  if (!kept && isProven) throw tooManyReminders();
  return kept?.id ?? id;
}
