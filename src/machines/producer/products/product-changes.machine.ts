import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Publishing or hiding of a product. */
interface StatusChange {
  isActive: boolean;
}

/** Bulk publishing and hiding of products (R7.15). */
export const productChangesMachine = createRowChangesMachine<
  StatusChange,
  Product,
  FailureOf<'changeProductStatus'>['code']
>('productChanges');

export type ProductChangesActorRef = ActorRefFrom<typeof productChangesMachine>;
