import { ADMIN_STORE_SORTS } from '../../../../contract/admin/admin-stores-query.ts';
import { APPROVAL_STATES } from '../../../../contract/stores/store-approval.ts';
import { POPUP_STORE_STATUSES } from '../../../../contract/stores/popup-store.ts';
import { IMPORT_STATUSES } from '../../../../contract/import/product-import.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { amountParam, booleanParam, idParam, oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { dayParam, commaSeparatedTexts } from '../../shell/query-param-readers.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';
import { STORES_PATH_BY_ROLE } from '../../../../contract/shell/stores-path.ts';
import { stepHrefAt } from '../../producer/stores/store-step-href.ts';

/** Address of a step of the store editor, in the admins' area. */
export const adminStoreStepHref = stepHrefAt(STORES_PATH_BY_ROLE.admin);

/** Query of all stores from an address, and the address of a query (R7.10, R9.7, R9.14). */
export const { query: adminStoresQueryIn, href: adminStoresHref } = createTableHrefMapping(
  '/admin/popup-stores',
  ADMIN_LIMITS.stores,
  {
    q: textParam,
    status: oneOfParam(POPUP_STORE_STATUSES),
    categories: commaSeparatedTexts,
    active: booleanParam,
    sortBy: oneOfParam(ADMIN_STORE_SORTS),
    sortOrder: oneOfParam(['asc', 'desc'] as const),
    approval: oneOfParam(APPROVAL_STATES),
    ownerId: idParam,
    createdBy: idParam,
    startDateFrom: dayParam,
    startDateTo: dayParam,
    endDateFrom: dayParam,
    endDateTo: dayParam,
    hasProductsZip: booleanParam,
    productsProcessingStatus: oneOfParam(IMPORT_STATUSES),
    productsProcessed: booleanParam,
    zipUploadedFrom: dayParam,
    zipUploadedTo: dayParam,
    minViews: amountParam,
    maxViews: amountParam,
    minSales: amountParam,
    maxSales: amountParam,
    minRevenue: amountParam,
    maxRevenue: amountParam,
  },
);
