/** Which goods are meant: those that can be bought now, those too that can be bought as soon as their store opens, or any. */
export const PRODUCT_SALES = ['now', 'soon', 'any'] as const;
export type ProductSale = (typeof PRODUCT_SALES)[number];

interface Asked {
  q?: string | undefined;
  store?: string | undefined;
  inStock?: boolean | undefined;
  sale?: ProductSale | undefined;
}

/** The goods that a list shows which says nothing of it: what can be bought now, but any of a search, of one store, or by what is left. */
export const saleOf = ({ q, store, inStock, sale }: Asked): ProductSale =>
  sale ?? (q || store || inStock !== undefined ? 'any' : 'now');

/** The same as the call takes it. */
export const saleFilter = (sale: ProductSale | undefined): { open?: true; openOrUpcoming?: true } => {
  if (sale === 'now') return { open: true };
  return sale === 'soon' ? { openOrUpcoming: true } : {};
};
