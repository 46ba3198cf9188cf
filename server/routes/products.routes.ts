import type { Handlers } from '../routing/handler.ts';
import { getProduct } from '../services/products/get-product.ts';
import { listProducts } from '../services/products/list-products.ts';

/** R7.14. */
export const productHandlers = {
  listProducts: (ctx, { query }) => listProducts(ctx, query),
  getProduct: (ctx, { params }) => getProduct(ctx, params),
} satisfies Partial<Handlers>;
