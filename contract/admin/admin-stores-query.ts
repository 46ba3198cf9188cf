import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/**
 * Query of the admin store list, paginated, with every filter of the call (R7.10, R9.14). The address has inclusive
 * calendar days ("2026-11-21"); the service gets the instants at which these days begin and end. Revenue in currency
 * units.
 */
export interface AdminStoresQuery
  extends TableQuery, Omit<QueryOf<'listPopupStores'>, 'limit' | 'offset' | 'asOf' | 'categories'> {
  categories?: readonly string[] | undefined;
}

/** Sort keys of the admin store list. */
export const ADMIN_STORE_SORTS = ['createdAt', 'startDate', 'endDate', 'name', 'updatedAt'] as const;

/** Date range parameters of the admin store list, as [from, to] pairs. */
export const ADMIN_STORE_DAY_RANGES = [
  ['startDateFrom', 'startDateTo'],
  ['endDateFrom', 'endDateTo'],
  ['zipUploadedFrom', 'zipUploadedTo'],
] as const;

/** Numeric range parameters of the admin store list, as [min, max] pairs. */
export const ADMIN_STORE_NUMBER_RANGES = [
  ['minViews', 'maxViews'],
  ['minSales', 'maxSales'],
  ['minRevenue', 'maxRevenue'],
] as const;
