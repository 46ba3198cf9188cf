import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { UploadUrl } from '../../../contract/uploads/upload.ts';
import type { Product } from '../../../contract/products/product.ts';
import { createFormMachine } from '../form/form.machine.ts';
import type { FileToSend } from '../uploads/uploads.entries.ts';
import { checkProduct, type ProductValues, type ProductWrite } from './product-values.ts';

/** A product as it was saved, and the pictures that are still to be sent with where each goes. */
export interface ProductSaved {
  product: Product;
  files: readonly FileToSend[];
}

/** What saving answers: the product, and where its announced pictures go, in their order. */
interface Written {
  product: Product;
  uploadUrls: readonly UploadUrl[];
}

export type ProductFailureCode = FailureOf<'createProduct' | 'updateProduct'>['code'];

/** A product that is described: checked by the contract's rules, and saved with its pictures announced (R5.5, R5.6, R7.15). */
export const productFormMachine = createFormMachine<ProductValues, ProductWrite, Written, ProductFailureCode>(
  'productForm',
  checkProduct,
);

export type ProductFormActorRef = ActorRefFrom<typeof productFormMachine>;
