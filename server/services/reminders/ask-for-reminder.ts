import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { ReminderInput } from '../../../contract/reminders/reminder.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { tryAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { reminderConfirmationEmail } from '../../mail/reminder-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { isOpenStore, publicStoreSql } from '../../policies/store-visibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { consumeCodeEmailLimit, consumeVisitorEmailLimit } from '../auth/codes.ts';
import { storeNotFound } from '../stores/store-not-found.ts';
import { putReminder } from './put-reminder.ts';
import { reminderUrl } from './reminder-url.ts';

/** Public store that is not open. Throws POPUP_STORE_NOT_FOUND, or CONFLICT if it is open. */
async function storeToWaitFor({ db, clock }: Context, idOrSlug: string) {
  const named = eq(isUuid(idOrSlug) ? popupStores.id : popupStores.slug, idOrSlug.toLowerCase());
  const now = sql`${new Date(clock.now()).toISOString()}::timestamptz`;
  const [store] = await db
    .select({
      id: popupStores.id,
      name: popupStores.name,
      isOpen: sql<boolean>`coalesce(${isOpenStore(now)}, false)`,
    })
    .from(popupStores)
    .where(and(named, publicStoreSql));
  if (!store) throw storeNotFound(idOrSlug);
  if (store.isOpen) throw new Refusal('CONFLICT', `${store.name} ya está abierto.`);
  return store;
}

/**
 * Stores an opening reminder for a store (id or slug) and sends a confirmation request (R2.24). A signed-in user's own
 * address needs no confirmation. For every other address, answer and timing are equal. Throws POPUP_STORE_NOT_FOUND,
 * CONFLICT (store open, or too many reminders), TOO_MANY_REQUESTS.
 */
export async function askForReminder(
  ctx: Context,
  { id: idOrSlug, email }: ReminderInput & { id: string },
): Promise<AnswerOf<'askForReminder'>> {
  const { asker } = ctx;
  const isProven = asker.role !== 'anonymous' && asker.email === email;
  const store = await storeToWaitFor(ctx, idOrSlug);
  const wish = { kind: 'reminder', email };
  const isFirst = isProven || (await tryAttempt(ctx, 'reminderQuestionsTo', store.id, email));
  const isWanted = await (isProven
    ? consumeCodeEmailLimit(ctx, wish)
    : consumeVisitorEmailLimit(ctx, wish, isFirst));
  await inTransaction(ctx, async (tx) => {
    const id = await putReminder(tx, { storeId: store.id, email, isProven, isWanted });
    if (isProven) return;
    const url = reminderUrl(tx, id);
    const letter = reminderConfirmationEmail({ storeName: store.name, url });
    const to = isWanted ? email : null;
    await tx.mail.queue(tx.db, { ...writeEmail(to, letter), unsubscribeUrl: url });
  });
  return { confirmed: isProven };
}
