import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Deletion of an account with all that belongs to its owner. */
interface Deletion {
  isDeleted: true;
}

/** Bulk deletion of accounts, with one result for each. Accounts of admins are refused (R6.6, R7.21). */
export const userDeletionsMachine = createRowChangesMachine<Deletion, null, FailureOf<'deleteUser'>['code']>(
  'userDeletions',
);

export type UserDeletionsActorRef = ActorRefFrom<typeof userDeletionsMachine>;
