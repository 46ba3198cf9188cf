import { ADMIN_STORE_SORTS } from '../../../../contract/admin/admin-stores-query.ts';
import { APPROVAL_STATES } from '../../../../contract/stores/store-approval.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/stores/popup-store.ts';
import { IMPORT_STATUSES } from '../../../../contract/import/product-import.ts';
import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import { amount, flag, id, oneOf, text } from '../../shell/href-mapping.ts';
import { day, commaSeparatedTexts } from '../../shell/query-param-readers.ts';
import { createTableAddress } from '../../ui/table-href.ts';
import { STORES_OF } from '../../../../contract/shell/stores-path.ts';
import { stepHrefAt } from '../../producer/stores/store-step-href.ts';

/** Address of a step of the store editor, in the admins' area. */
export const adminStoreStepHref = stepHrefAt(STORES_OF.admin);

/** Query of all stores from an address, and the address of a query (R7.10, R9.7, R9.14). */
export const { query: adminStoresQueryIn, href: adminStoresHref } = createTableAddress(
  '/admin/popup-stores',
  ADMIN.stores,
  {
    q: text,
    status: oneOf(POPUP_STORE_STATUSES),
    categories: commaSeparatedTexts,
    active: flag,
    sortBy: oneOf(ADMIN_STORE_SORTS),
    sortOrder: oneOf(['asc', 'desc'] as const),
    approval: oneOf(APPROVAL_STATES),
    ownerId: id,
    createdBy: id,
    startDateFrom: day,
    startDateTo: day,
    endDateFrom: day,
    endDateTo: day,
    hasProductsZip: flag,
    productsProcessingStatus: oneOf(IMPORT_STATUSES),
    productsProcessed: flag,
    zipUploadedFrom: day,
    zipUploadedTo: day,
    minViews: amount,
    maxViews: amount,
    minSales: amount,
    maxSales: amount,
    minRevenue: amount,
    maxRevenue: amount,
  },
);
