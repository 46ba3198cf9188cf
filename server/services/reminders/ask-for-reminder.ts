import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { ReminderInput } from '../../../contract/reminders/reminder.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { mayAttempt } from '../../attempt-limits.ts';
import type { Context } from '../../context.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { reminderConfirmationEmail } from '../../mail/reminder-emails.ts';
import { writeEmail } from '../../mail/write-email.ts';
import { isOpenStore, isPublicStore } from '../../policies/store-visibility.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayMail, mayMailUnasked } from '../auth/codes.ts';
import { storeMissing } from '../stores/store-missing.ts';
import { putReminder } from './put-reminder.ts';
import { reminderUrl } from './reminder-url.ts';

/** A store that anybody may look at, and whether it sells now. */
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
    .where(and(named, isPublicStore));
  if (!store) throw storeMissing(idOrSlug);
  if (store.isOpen) throw new Refusal('CONFLICT', `${store.name} ya está abierto.`);
  return store;
}

/**
 * Notes who wants to be told once when a store opens, by id or slug, and asks the mailbox whether it is so; whoever is signed in
 * and asks for their own address has proven it. The answer and the work are the same for every other address. Throws
 * POPUP_STORE_NOT_FOUND, CONFLICT where the store is open already or somebody waits for too many, TOO_MANY_REQUESTS (R2.24).
 */
export async function askForReminder(
  ctx: Context,
  { id: idOrSlug, email }: ReminderInput & { id: string },
): Promise<AnswerOf<'askForReminder'>> {
  const { asker } = ctx;
  const isProven = asker.role !== 'anonymous' && asker.email === email;
  const store = await storeToWaitFor(ctx, idOrSlug);
  const wish = { kind: 'reminder', email };
  const isFirst = isProven || (await mayAttempt(ctx, 'reminderQuestionsTo', store.id, email));
  const isWanted = await (isProven ? mayMail(ctx, wish) : mayMailUnasked(ctx, wish, isFirst));
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
