import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { Days } from '../../../../contract/values/day-range.ts';
import type { PeriodChoice } from '../../../../contract/producer/period-choice.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import type { LoadResult, ResourceContext } from '../../ui/resource.types.ts';

export interface FiguresQuestion {
  /** Id of the store. */
  id: string;
  period: PeriodChoice;
}

/** Figures of a store for these days. */
export interface StoreFigures extends Days {
  store: PopupStore;
  analytics: StoreAnalytics;
}

/** Failures of loading. The store of another producer is NOT_FOUND. */
export type FiguresFailure = KnownFailure;

export type LoadFiguresResult = LoadResult<StoreFigures, FiguresFailure>;

export interface FiguresInput {
  question: FiguresQuestion;
}

export interface FiguresContext extends ResourceContext<StoreFigures, FiguresQuestion, FiguresFailure> {
  /** Days in the input fields; they may not form a valid period yet. */
  typed: Days;
}
