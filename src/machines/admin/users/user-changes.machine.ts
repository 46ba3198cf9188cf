import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { User } from '../../../../contract/account/user.ts';
import { createRowChangesMachine } from '../../ui/row-changes.machine.ts';

/** Activation or deactivation of an account. */
interface ActivationChange {
  isActive: boolean;
}

/** Bulk activation and deactivation of accounts, with one result for each (R4.16). */
export const userChangesMachine = createRowChangesMachine<
  ActivationChange,
  User,
  FailureOf<'updateUser'>['code']
>('userChanges');

export type UserChangesActorRef = ActorRefFrom<typeof userChangesMachine>;
