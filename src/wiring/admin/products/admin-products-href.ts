import { PRODUCT_SORTS } from '../../../../contract/catalogue/product-sort.ts';
import { ADMIN } from '../../../../contract/admin/admin-limits.ts';
import { amount, flag, id, oneOf, text } from '../../shell/href-mapping.ts';
import { createTableAddress } from '../../ui/table-href.ts';

/** Query of all products from an address, and the address of a query (R7.14, R9.13). */
export const { query: adminProductsQueryIn, href: adminProductsHref } = createTableAddress(
  '/admin/products',
  ADMIN.products,
  {
    q: text,
    sort: oneOf(PRODUCT_SORTS),
    active: flag,
    inStock: flag,
    producerId: id,
    popupStoreId: id,
    minPrice: amount,
    maxPrice: amount,
  },
);
