import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { User } from '../../../contract/account/user.ts';
import type { DeleteMyAccountActorRef } from '../../machines/account/delete-my-account.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useForm } from '../forms/use-form.ts';
import { deleteMyAccountFailureText, deleteMyAccountMessages as words } from './my-account.messages.ts';

const sentences: SystemStyleObject = {
  display: 'grid',
  gap: '2',
  paddingLeft: '5',
  paddingTop: '2',
  color: 'ink2',
  '& > li': { listStyleType: 'disc' },
};

export interface DeleteMyAccountFormProps {
  deletionRef: DeleteMyAccountActorRef;
  user: Pick<User, 'role' | 'email'>;
}

/** Deletion form of the own account: effects, exceptions and the password (R7.23). */
export function DeleteMyAccountForm({ deletionRef, user: { role, email } }: DeleteMyAccountFormProps) {
  const { form, fieldOf, failure, isSaved, isToldAtField, ...shown } = useForm(deletionRef, {
    currentPassword: words.password,
  });
  // Busy also after success: the account is gone and the sign-out follows.
  const isBusy = shown.isBusy || isSaved;
  return (
    <chakra.form {...form} aria-label={words.title} display="grid" gap="5">
      <div>
        <chakra.h3 fontSize="lg">{words.what}</chakra.h3>
        <chakra.ul css={sentences}>
          {words.stays[role].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </chakra.ul>
      </div>
      <FormErrorSummary message={failure && !isToldAtField ? deleteMyAccountFailureText(failure) : null} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...fieldOf('currentPassword')} enterKeyHint="go" />
      <chakra.div>
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
