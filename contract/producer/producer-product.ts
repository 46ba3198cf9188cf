import { array, boolean, type Infer, number, object, optional } from 'superstruct';
import { eitherSpelt, ProductList, WireProduct } from '../catalogue/product.ts';

/**
 * «extension» A product as it is listed to who sells it: how many of its pictures were announced and have not come, and that nobody
 * else sees it before its thumbnail has; each is left out where all is there.
 */
const ProducerProduct = eitherSpelt(
  object({ ...WireProduct.schema, pendingImages: optional(number()), isReady: optional(boolean()) }),
);
export type ProducerProduct = Infer<typeof ProducerProduct>;

export const ProducerProductList = object({ ...ProductList.schema, products: array(ProducerProduct) });
