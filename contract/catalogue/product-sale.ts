/** Sale filter of products: purchasable now, also purchasable when an upcoming store opens ("soon"), or any. */
export const PRODUCT_SALES = ['now', 'soon', 'any'] as const;
export type ProductSale = (typeof PRODUCT_SALES)[number];

interface Asked {
  q?: string | undefined;
  store?: string | undefined;
  inStock?: boolean | undefined;
  sale?: ProductSale | undefined;
}

/** Effective sale filter. The default is "any" with a search, a store or a stock filter, and "now" otherwise. */
export const saleOf = ({ q, store, inStock, sale }: Asked): ProductSale =>
  sale ?? (q || store || inStock !== undefined ? 'any' : 'now');

/** Sale filter as parameters of the listProducts call. */
export const saleFilter = (sale: ProductSale | undefined): { open?: true; openOrUpcoming?: true } => {
  if (sale === 'now') return { open: true };
  return sale === 'soon' ? { openOrUpcoming: true } : {};
};
