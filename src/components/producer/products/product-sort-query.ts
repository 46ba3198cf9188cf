import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';

/** What is asked for so that products come in this order. */
export const sortQueryOf = (sort: ProductSort) => ({ sort });
