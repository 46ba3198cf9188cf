import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { Product } from '../../../../contract/catalogue/product.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** A product is on sale, or hidden from those who shop. */
interface StatusChange {
  isActive: boolean;
}

/** Products that are put on sale or hidden, one or hundreds (R7.15). */
export const productChangesMachine = createChangesMachine<
  StatusChange,
  Product,
  FailureOf<'changeProductStatus'>['code']
>('productChanges');

export type ProductChangesActorRef = ActorRefFrom<typeof productChangesMachine>;
