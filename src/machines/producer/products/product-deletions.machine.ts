import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** A product goes, with its pictures. */
interface Deletion {
  isDeleted: true;
}

/** Products that are deleted one by one, with an answer for each (R7.15). */
export const productDeletionsMachine = createChangesMachine<
  Deletion,
  null,
  FailureOf<'deleteProduct'>['code']
>('productDeletions');

export type ProductDeletionsActorRef = ActorRefFrom<typeof productDeletionsMachine>;
