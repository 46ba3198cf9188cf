import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type { WithUploadUrls } from '../../../../contract/uploads/upload.ts';
import { createFormMachine } from '../../ui/form.machine.ts';
import { checkProduct, type ProductValues, type ProductPayload } from './product-values.ts';

export type ProductFailureCode = FailureOf<'createProduct' | 'updateProduct'>['code'];

/**
 * Form of a product, validated by the contract's rules. Saving also announces its pictures for upload (R5.5,
 * R5.6, R7.15).
 */
export const productFormMachine = createFormMachine<
  ProductValues,
  ProductPayload,
  WithUploadUrls<Product>,
  ProductFailureCode
>('productForm', checkProduct);

export type ProductFormActorRef = ActorRefFrom<typeof productFormMachine>;
