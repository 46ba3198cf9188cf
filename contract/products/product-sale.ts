/** Which goods are meant: those that can be bought now, those too that can be bought as soon as their store opens, or any. */
export const PRODUCT_SALES = ['now', 'soon', 'any'] as const;
export type ProductSale = (typeof PRODUCT_SALES)[number];

interface Asked {
  q?: string | undefined;
  store?: string | undefined;
  sale?: ProductSale | undefined;
}

/** The goods that a list shows which says nothing of it: what can be bought now, but any of a search or of one store. */
export const saleOf = ({ q, store, sale }: Asked): ProductSale => sale ?? (q || store ? 'any' : 'now');

/** The same as the call takes it. */
export const saleFilter = (sale: ProductSale | undefined): { open?: true; openOrUpcoming?: true } => {
  if (sale === 'now') return { open: true };
  return sale === 'soon' ? { openOrUpcoming: true } : {};
};
