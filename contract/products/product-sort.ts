export const PRODUCT_SORTS = ['newest', 'price_asc', 'price_desc', 'name', 'ending_soon'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
