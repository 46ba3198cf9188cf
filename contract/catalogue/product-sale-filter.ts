/** Sale filter of products: purchasable now, also purchasable when an upcoming store opens ("soon"), or any. */
export const SALE_FILTERS = ['now', 'soon', 'any'] as const;
export type ProductSaleFilter = (typeof SALE_FILTERS)[number];

interface Asked {
  q?: string | undefined;
  store?: string | undefined;
  inStock?: boolean | undefined;
  sale?: ProductSaleFilter | undefined;
}

/** Effective sale filter. The default is "any" with a search, a store or a stock filter, and "now" otherwise. */
export const effectiveSaleFilter = ({ q, store, inStock, sale }: Asked): ProductSaleFilter =>
  sale ?? (q || store || inStock !== undefined ? 'any' : 'now');

/** Sale filter as parameters of the listProducts call. */
export const saleFilterQuery = (
  sale: ProductSaleFilter | undefined,
): { open?: true; openOrUpcoming?: true } => {
  if (sale === 'now') return { open: true };
  return sale === 'soon' ? { openOrUpcoming: true } : {};
};
