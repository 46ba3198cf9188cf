import type { Verbs } from '../routing/verb.ts';
import { changeProductStatus } from '../services/catalogue/change-product-status.ts';
import { createProduct } from '../services/catalogue/create-product.ts';
import { deleteAllProducts } from '../services/catalogue/delete-all-products.ts';
import { deleteProduct } from '../services/catalogue/delete-product.ts';
import { getProduct } from '../services/catalogue/get-product.ts';
import { listProducerProducts } from '../services/catalogue/list-producer-products.ts';
import { listProducts } from '../services/catalogue/list-products.ts';
import { updateProduct } from '../services/catalogue/update-product.ts';

/** Verbs of the product calls (R7.14–R7.16). */
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
