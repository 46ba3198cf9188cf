import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { User } from '../../../contract/users/user.ts';
import { createChangesMachine } from '../changes/changes.machine.ts';

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
