import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/**
 * What the admins' list of all stores is asked, page by page: all that the call knows (R7.10, R9.14). Its address has calendar
 * days, "2026-11-21", both within; its service takes the instants at which they begin and end. Revenue in currency units.
 */
export interface AdminStoresQuery
  extends TableQuery, Omit<QueryOf<'listPopupStores'>, 'limit' | 'offset' | 'asOf' | 'categories'> {
  categories?: readonly string[] | undefined;
}

/** How an admin may have all stores in order. */
export const ADMIN_STORE_SORTS = ['createdAt', 'startDate', 'endDate', 'name', 'updatedAt'] as const;

/** Names of its days, in pairs: from, and to. */
export const ADMIN_STORE_DAYS = [
  ['startDateFrom', 'startDateTo'],
  ['endDateFrom', 'endDateTo'],
  ['zipUploadedFrom', 'zipUploadedTo'],
] as const;

/** Names of its figures, in pairs: at least, and at most. */
export const ADMIN_STORE_FIGURES = [
  ['minViews', 'maxViews'],
  ['minSales', 'maxSales'],
  ['minRevenue', 'maxRevenue'],
] as const;
