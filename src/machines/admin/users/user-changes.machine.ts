import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import type { User } from '../../../../contract/account/user.ts';
import { createChangesMachine } from '../../ui/changes.machine.ts';

/** An account may be used, or not. */
interface ActivationChange {
  isActive: boolean;
}

/** Accounts that are switched on or off, one or a hundred, with an answer for each (R4.16). */
export const userChangesMachine = createChangesMachine<
  ActivationChange,
  User,
  FailureOf<'updateUser'>['code']
>('userChanges');

export type UserChangesActorRef = ActorRefFrom<typeof userChangesMachine>;
