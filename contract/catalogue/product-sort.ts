/** `relevance` is for a search: what answers it best comes first. */
export const PRODUCT_SORTS = [
  'newest',
  'price_asc',
  'price_desc',
  'name',
  'ending_soon',
  'relevance',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The order of a list that asks for none. */
export const sortOf = ({
  sort,
  q,
}: {
  sort?: ProductSort | undefined;
  q?: string | undefined;
}): ProductSort => sort ?? (q ? 'relevance' : 'newest');
