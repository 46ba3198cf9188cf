import type { Handlers } from '../routing/handler.ts';
import { changeProductStatus } from '../services/products/change-product-status.ts';
import { getProduct } from '../services/products/get-product.ts';
import { listOwnProducts } from '../services/products/list-own-products.ts';
import { listProducts } from '../services/products/list-products.ts';
import { updateProduct } from '../services/products/update-product.ts';

/** R7.14, R7.15. */
export const productHandlers = {
  listProducts: (ctx, { query }) => listProducts(ctx, query),
  listOwnProducts: (ctx, { query }) => listOwnProducts(ctx, query),
  getProduct: (ctx, { params }) => getProduct(ctx, params),
  updateProduct: (ctx, { params, body }) => updateProduct(ctx, { ...body, ...params }),
  changeProductStatus: (ctx, { params, body }) => changeProductStatus(ctx, { ...body, ...params }),
} satisfies Partial<Handlers>;
