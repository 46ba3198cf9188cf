import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** An account goes, with all that is its owner's. */
interface Deletion {
  isDeleted: true;
}

/** Accounts that are deleted one by one, with an answer for each; an admin's stays and says so (R6.6, R7.21). */
export const userDeletionsMachine = createChangesMachine<Deletion, null, FailureOf<'deleteUser'>['code']>(
  'userDeletions',
);

export type UserDeletionsActorRef = ActorRefFrom<typeof userDeletionsMachine>;
