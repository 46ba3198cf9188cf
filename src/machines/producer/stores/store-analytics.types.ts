import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { Days } from '../../../../contract/values/days.ts';
import type { PeriodChoice } from '../../../../contract/producer/period-choice.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreAnalytics } from '../../../../contract/producer/store-analytics.ts';
import type { LoadResult, ResourceContext } from '../../ui/resource.types.ts';

export interface FiguresQuestion {
  /** Of the store. */
  id: string;
  period: PeriodChoice;
}

/** What a store came to on these days. */
export interface StoreFigures extends Days {
  store: PopupStore;
  analytics: StoreAnalytics;
}

/** Why there are no figures; a store that is somebody else's is not there. */
export type FiguresFailure = KnownFailure;

export type LoadFiguresResult = LoadResult<StoreFigures, FiguresFailure>;

export interface FiguresInput {
  question: FiguresQuestion;
}

export interface FiguresContext extends ResourceContext<StoreFigures, FiguresQuestion, FiguresFailure> {
  /** The days in the fields; they may make no period yet. */
  typed: Days;
}
