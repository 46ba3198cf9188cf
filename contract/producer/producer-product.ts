import { array, boolean, type Infer, number, object, optional } from 'superstruct';
import { withFieldAliases, ProductList, WireProduct } from '../catalogue/product.ts';

/**
 * «extension» Product in its seller's list. `pendingImages`: announced pictures not yet uploaded; `isReady`: false
 * while the thumbnail is missing and nobody else sees the product. Both are absent if all pictures have arrived.
 */
const ProducerProduct = withFieldAliases(
  object({ ...WireProduct.schema, pendingImages: optional(number()), isReady: optional(boolean()) }),
);
export type ProducerProduct = Infer<typeof ProducerProduct>;

export const ProducerProductList = object({ ...ProductList.schema, products: array(ProducerProduct) });
