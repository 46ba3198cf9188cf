import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '../../../../contract/account/user.ts';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import type { AccountDeletionActorRef } from '../../../machines/admin/users/account-deletion.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Panel } from '../../layout/Panel.tsx';
import { userFailureText } from '../../profile/user-failure.messages.ts';
import { userMessages } from './user.messages.ts';

interface UserDeletionProps {
  deletionRef: AccountDeletionActorRef;
  user: User;
}

/** Account deletion form; requires the owner's name. Accounts of admins cannot be deleted (R6.6). */
export function UserDeletion({ deletionRef, user: { fullName, role } }: UserDeletionProps) {
  const { form, fieldOf, failure, isSaved, isToldAtField, ...shown } = useForm(deletionRef, {
    name: userMessages.nameAsked(fullName),
  });
  // Busy also after success: the screen is about to close, so nothing can be pressed.
  const isBusy = shown.isBusy || isSaved;
  const { deletion, deletionLead, deletionOfAdmin, remove, removing } = userMessages;
  if (role === 'admin')
    return (
      <Panel title={deletion}>
        <p>{deletionOfAdmin}</p>
      </Panel>
    );
  return (
    <Panel title={deletion} lead={deletionLead}>
      <chakra.form
        {...form}
        aria-label={deletion}
        display="grid"
        gap="5"
        maxWidth="40rem"
        justifyItems="start"
      >
        <FormErrorSummary message={failure && !isToldAtField ? userFailureText(failure, {}) : null} />
        <chakra.div width="full">
          <TextField {...fieldOf('name')} maxLength={LENGTHS.name} />
        </chakra.div>
        <Button type="submit" variant="quiet" color="danger" busy={isBusy}>
          {isBusy ? removing : remove}
        </Button>
      </chakra.form>
    </Panel>
  );
}
