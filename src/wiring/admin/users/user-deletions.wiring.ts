import { userDeletionMessages } from '../../../components/admin/users/users.messages.ts';
import type { ConfirmationAsked } from '../../../machines/ui/confirmation.machine.ts';
import {
  type UserDeletionsActorRef,
  userDeletionsMachine,
} from '../../../machines/admin/users/user-deletions.machine.ts';
import type { createAdminUsersService } from '../../../services/admin/users/admin-users.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { changeAfterConfirmation, bulkConfirmationOf } from '../../shell/ask-confirmation.ts';

/** Deletions of accounts. `onSettled` runs after each run. */
export const wireUserDeletions = (
  { deleteUser }: Pick<ReturnType<typeof createAdminUsersService>, 'deleteUser'>,
  onSettled: (deletions: Pick<UserDeletionsActorRef, 'send'>) => void,
) =>
  userDeletionsMachine.provide({
    actors: resultActors({ applyChange: deleteUser }),
    actions: { announceSettled: ({ self }) => onSettled(self) },
  });

/**
 * Deletes accounts after a confirmation that explains the effect and states their number; a single account is
 * named.
 */
export const deleteUsersAfterConfirmation = (
  app: { send(event: ConfirmationAsked): void },
  deletions: Pick<UserDeletionsActorRef, 'send'>,
  people: readonly { id: string; fullName: string }[],
): Promise<void> =>
  changeAfterConfirmation(
    app,
    bulkConfirmationOf('deleteUsers', userDeletionMessages, people),
    deletions,
    people.map(({ id }) => ({ id, change: { isDeleted: true as const } })),
  );
