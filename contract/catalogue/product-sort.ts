/** Sort keys of product lists. `relevance` needs a search: best match first. */
export const PRODUCT_SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'name',
  'ending_soon',
  'relevance',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Effective sort: `relevance` by default with a search, otherwise `newest`. */
export const sortOf = ({
  sort,
  q,
}: {
  sort?: ProductSort | undefined;
  q?: string | undefined;
}): ProductSort => sort ?? (q ? 'relevance' : 'newest');
