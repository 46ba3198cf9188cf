import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { DayRange } from '../../../../contract/values/day-range.ts';
import type { PeriodChoice } from '../../../../contract/producer/period-choice.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import type { LoadResult, ResourceContext } from '../../ui/resource.types.ts';

export interface StoreAnalyticsPageQuery {
  /** Id of the store. */
  id: string;
  period: PeriodChoice;
}

/** Figures of a store for these days. */
export interface StoreAnalyticsContent extends DayRange {
  store: PopupStore;
  analytics: StoreAnalytics;
}

/** Failures of loading. The store of another producer is NOT_FOUND. */
export type StoreAnalyticsFailure = KnownFailure;

export type LoadStoreAnalyticsResult = LoadResult<StoreAnalyticsContent, StoreAnalyticsFailure>;

export interface StoreAnalyticsInput {
  question: StoreAnalyticsPageQuery;
}

export interface StoreAnalyticsContext extends ResourceContext<
  StoreAnalyticsContent,
  StoreAnalyticsPageQuery,
  StoreAnalyticsFailure
> {
  /** Days in the input fields; they may not form a valid period yet. */
  typed: DayRange;
}
