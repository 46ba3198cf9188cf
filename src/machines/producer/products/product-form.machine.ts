import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import type { Written } from '../../../../contract/uploads/upload.ts';
import { createFormMachine } from '../../ui/form.machine.ts';
import { checkProduct, type ProductValues, type ProductWrite } from './product-values.ts';

export type ProductFailureCode = FailureOf<'createProduct' | 'updateProduct'>['code'];

/** A product that is described: checked by the contract's rules, and saved with its pictures announced (R5.5, R5.6, R7.15). */
export const productFormMachine = createFormMachine<
  ProductValues,
  ProductWrite,
  Written<Product>,
  ProductFailureCode
>('productForm', checkProduct);

export type ProductFormActorRef = ActorRefFrom<typeof productFormMachine>;
