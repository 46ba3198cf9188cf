import { array, boolean, type Infer, number, object, optional, string } from 'superstruct';

/**
 * «extension» Product facets: number of products per filter choice, highest count first. `isBound`: not all products
 * were counted, so that a choice may have more.
 */
export const ProductFacets = object({
  stores: array(object({ id: string(), slug: string(), name: string(), products: number() })),
  producers: array(object({ id: string(), name: string(), products: number() })),
  availability: object({ inStock: number(), soldOut: number() }),
  categories: optional(array(object({ name: string(), products: number() }))),
  sale: optional(object({ now: number(), soon: number(), any: number() })),
  isBound: optional(boolean()),
});
export type ProductFacets = Infer<typeof ProductFacets>;
