import type { Call } from '../../../../contract/api/call.ts';
import type { KnownFailure, Result } from '../../../../contract/api/failure.ts';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import { daysOfChoice, type PeriodChoice } from '../../../../contract/producer/period-choice.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import type { User } from '../../../../contract/account/user.ts';
import { asPageFailure, foreignStoreNotFound } from '../../stores/store-failures.ts';

interface Reader {
  user: Pick<User, 'id' | 'role'>;
  formatter: Pick<Formatter, 'isoDay'>;
  /** In ms UTC. */
  now: () => number;
}

interface Question {
  id: string;
  period: PeriodChoice;
}

interface Figures extends DayRange {
  store: PopupStore;
  analytics: StoreAnalytics;
}

export const createStoreAnalyticsService = (call: Call, { user, formatter, now }: Reader) => {
  const dayOf = (instant: string | null | undefined) => (instant ? formatter.isoDay(instant) : null);

  /** Store of the reader with its figures for a period. The store of another producer is NOT_FOUND (R2.6, R6.3). */
  async function loadFigures(
    { id, period }: Question,
    signal?: AbortSignal,
  ): Promise<Result<Figures, KnownFailure>> {
    const found = await call('getPopupStore', { params: { id } }, signal);
    if (!found.ok) return { ok: false, failure: asPageFailure(found.failure) };
    const { popupStore: store } = found.value;
    if (user.role !== 'admin' && store.ownerId !== user.id) return foreignStoreNotFound();
    const life = { opening: dayOf(store.startDate), closing: dayOf(store.endDate) };
    const days = daysOfChoice(period, life, formatter.isoDay(now()));
    const answer = await call('getPopupStoreAnalytics', { params: { id }, query: { ...days } }, signal);
    return answer.ok
      ? { ok: true, value: { ...days, store, analytics: answer.value.analytics } }
      : { ok: false, failure: asPageFailure(answer.failure) };
  }

  return { loadFigures };
};
