import { type SQL, sql } from 'drizzle-orm';
import { REMINDER_LIMITS } from '../../../contract/reminders/reminder-limits.ts';
import type { Context } from '../../context.ts';
import { rowsOf } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';

interface Asked {
  storeId: string;
  email: string;
  /** True if the address belongs to the signed-in asker, so that no confirmation is needed. */
  isProven: boolean;
  /** True if an e-mail may be sent; otherwise nobody could confirm the reminder, and it is not stored. */
  isWanted: boolean;
}

/** Refusal for too many reminders. */
export const tooManyRemindersRefusal = (): Refusal =>
  new Refusal(
    'CONFLICT',
    `Ya tienes ${REMINDER_LIMITS.perMailbox} avisos pendientes. Quita alguno para pedir más.`,
  );

/** Condition: the mailbox has fewer confirmed reminders than allowed, not counting this store. */
export const hasRoomForReminder = (email: SQL, storeId: SQL): SQL => sql`(
  select count(*) from reminders as others
  where others.email = ${email} and others.store_id <> ${storeId} and others.confirmed_at is not null
) < ${REMINDER_LIMITS.perMailbox}`;

/**
 * Stores a reminder, once per store and mailbox, and returns its id. An existing reminder retains its id and
 * confirmation. Throws CONFLICT if the address is proven and has too many.
 */
export async function putReminder(ctx: Context, asked: Asked): Promise<string> {
  const { storeId, email, isProven, isWanted } = asked;
  const id = ctx.newId();
  const now = new Date(ctx.clock.now()).toISOString();
  const isKept = isProven
    ? hasRoomForReminder(sql`${email}`, sql`${storeId}::uuid`)
    : sql`${isWanted}::boolean`;
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
  if (!kept && isProven) throw tooManyRemindersRefusal();
  return kept?.id ?? id;
}
