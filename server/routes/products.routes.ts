import type { Verbs } from '../routing/verb.ts';
import { changeProductStatus } from '../services/products/change-product-status.ts';
import { createProduct } from '../services/products/create-product.ts';
import { deleteAllProducts } from '../services/products/delete-all-products.ts';
import { deleteProduct } from '../services/products/delete-product.ts';
import { getProduct } from '../services/products/get-product.ts';
import { listProducerProducts } from '../services/products/list-own-products.ts';
import { listProducts } from '../services/products/list-products.ts';
import { updateProduct } from '../services/products/update-product.ts';

/** R7.14–R7.16. */
export const productVerbs = {
  listProducts,
  listProducerProducts,
  getProduct,
  createProduct,
  updateProduct,
  changeProductStatus,
  deleteProduct,
  deleteAllProducts,
} satisfies Partial<Verbs>;
