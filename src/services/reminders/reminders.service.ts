import type { AnswerOf, FailureOf } from '../../../contract/api/call-types.ts';
import type { Call } from '../../../contract/api/call.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { ReminderInput, ReminderToken } from '../../../contract/reminders/reminder.ts';
import { isPublicStore } from '../../../contract/stores/store-visibility.ts';
import { asPageFailure, foreignStoreNotFound } from '../stores/store-failures.ts';

type Awaited = Pick<PopupStore, 'name' | 'slug' | 'status' | 'startDate' | 'endDate'>;

/** Reminders of a store's opening (R2.24). */
export const createRemindersService = (call: Call) => ({
  /** Store data for a reminder, by id or slug. A store that is not public is NOT_FOUND for everyone. */
  loadAwaitedStore: async (
    { idOrSlug }: { idOrSlug: string },
    signal?: AbortSignal,
  ): Promise<Result<Awaited, KnownFailure>> => {
    const found = await call('getPopupStore', { params: { id: idOrSlug } }, signal);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    const { popupStore } = found.value;
    if (!isPublicStore(popupStore)) return foreignStoreNotFound();
    const { name, slug, status, startDate, endDate } = popupStore;
    return { ok: true, value: { name, slug, status, startDate, endDate } };
  },

  /** Requests a reminder of a store's opening. `confirmed` is true if no confirmation e-mail is needed first. */
  askForReminder: (
    idOrSlug: string,
    body: ReminderInput,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<'askForReminder'>, FailureOf<'askForReminder'>>> =>
    call('askForReminder', { params: { id: idOrSlug }, body }, signal),

  confirmReminder: (
    body: ReminderToken,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<'confirmReminder'>, FailureOf<'confirmReminder'>>> =>
    call('confirmReminder', { body }, signal),

  cancelReminder: (
    body: ReminderToken,
    signal?: AbortSignal,
  ): Promise<Result<unknown, FailureOf<'cancelReminder'>>> => call('cancelReminder', { body }, signal),
});

export type RemindersService = ReturnType<typeof createRemindersService>;
