import { coerce, enums, object, optional, string } from 'superstruct';
import { Id } from '../values/id.ts';
import { Instant } from '../values/instant.ts';
import { STORE_LIMITS, SEARCH_LIMITS } from '../limits.ts';
import { pageQuery, QueryAmount, QueryBoolean, SearchText, SortOrder } from '../api/pagination.ts';
import { categoryListOf, PopupStoreStatus } from './popup-store.ts';
import { ApprovalState } from './store-approval.ts';
import { ImportStatus } from '../import/product-import.ts';
import { freeText } from '../values/text.ts';

const POPUP_STORE_SORTS = ['createdAt', 'startDate', 'endDate', 'name', 'updatedAt'] as const;

/** Comma-separated store categories. */
export const QueryCategories = coerce(
  categoryListOf(freeText({ max: SEARCH_LIMITS.maxLength })),
  string(),
  (text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
);

const common = {
  q: optional(SearchText),
  sortBy: optional(enums(POPUP_STORE_SORTS)),
  sortOrder: optional(SortOrder),
  categories: optional(QueryCategories),
  ...pageQuery(STORE_LIMITS.maxLimit),
};

const STORE_MOMENTS = ['open', 'upcoming', 'ended', 'all'] as const;

/**
 * Public store list query (R7.9). Default: stores that are open now. «extension» `upcoming`: will open automatically;
 * `ended`: ended at most 30 days ago; `all`: these three together, never drafts, paused or archived stores.
 */
export const ActivePopupStoresQuery = object({ ...common, when: optional(enums(STORE_MOMENTS)) });

/**
 * Store list query for producers and admins (R7.10). Dates are instants, amounts in currency units. «extension»
 * `approval`: drafts that need approval, by approval state.
 */
export const PopupStoresQuery = object({
  ...common,
  status: optional(PopupStoreStatus),
  active: optional(QueryBoolean),
  approval: optional(ApprovalState),
  ownerId: optional(Id),
  createdBy: optional(Id),
  hasProductsZip: optional(QueryBoolean),
  productsProcessingStatus: optional(ImportStatus),
  productsProcessed: optional(QueryBoolean),
  startDateFrom: optional(Instant),
  startDateTo: optional(Instant),
  endDateFrom: optional(Instant),
  endDateTo: optional(Instant),
  zipUploadedFrom: optional(Instant),
  zipUploadedTo: optional(Instant),
  minViews: optional(QueryAmount),
  maxViews: optional(QueryAmount),
  minSales: optional(QueryAmount),
  maxSales: optional(QueryAmount),
  minRevenue: optional(QueryAmount),
  maxRevenue: optional(QueryAmount),
});
