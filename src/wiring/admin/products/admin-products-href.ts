import { PRODUCT_SORTS } from '../../../../contract/catalogue/product-sort.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import { amountParam, booleanParam, idParam, oneOfParam, textParam } from '../../shell/href-mapping.ts';
import { createTableHrefMapping } from '../../ui/table-href.ts';

/** Query of all products from an address, and the address of a query (R7.14, R9.13). */
export const { query: adminProductsQueryIn, href: adminProductsHref } = createTableHrefMapping(
  '/admin/products',
  ADMIN_LIMITS.products,
  {
    q: textParam,
    sort: oneOfParam(PRODUCT_SORTS),
    active: booleanParam,
    inStock: booleanParam,
    producerId: idParam,
    popupStoreId: idParam,
    minPrice: amountParam,
    maxPrice: amountParam,
  },
);
