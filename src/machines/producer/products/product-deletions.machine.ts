import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Deletion of a product with its pictures. */
interface Deletion {
  isDeleted: true;
}

/** Bulk deletion of products, one by one, with one result for each (R7.15). */
export const productDeletionsMachine = createRowChangesMachine<
  Deletion,
  null,
  FailureOf<'deleteProduct'>['code']
>('productDeletions');

export type ProductDeletionsActorRef = ActorRefFrom<typeof productDeletionsMachine>;
