import { deactivationMessages } from '../../../components/admin/users/users.messages.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import {
  type UserChangesActorRef,
  userChangesMachine,
} from '../../../machines/admin/users/user-changes.machine.ts';
import type { createAdminUsersService } from '../../../services/admin/users/admin-users.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { changeAfterConfirmation, bulkConfirmationOf } from '../../shell/ask-confirmation.ts';

/** Changes of accounts. `onSettled` runs after each run. */
export const wireUserChanges = (
  { changeUser }: Pick<ReturnType<typeof createAdminUsersService>, 'changeUser'>,
  onSettled: (changes: Pick<UserChangesActorRef, 'send'>) => void,
) =>
  userChangesMachine.provide({
    actors: resultActors({ applyChange: changeUser }),
    actions: { announceSettled: ({ self }) => onSettled(self) },
  });

/** Deactivates accounts after a confirmation that explains the effect; a single account is named. */
export const deactivateUsersAfterConfirmation = (
  app: { send(event: ConfirmationAsked): void },
  changes: Pick<UserChangesActorRef, 'send'>,
  people: readonly { id: string; fullName: string }[],
): Promise<void> =>
  changeAfterConfirmation(
    app,
    bulkConfirmationOf('deactivateUsers', deactivationMessages, people),
    changes,
    people.map(({ id }) => ({ id, change: { isActive: false } })),
  );
