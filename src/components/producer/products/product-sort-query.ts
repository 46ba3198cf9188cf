import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';

/** Query values for a sort. */
export const sortQueryOf = (sort: ProductSort) => ({ sort });
