import type { ProductSort } from '../../../../contract/catalogue/product-sort.ts';

/** Query of a sort; products have key and direction in one value, unlike stores and accounts. */
export const sortQueryOf = (sort: ProductSort) => ({ sort });
