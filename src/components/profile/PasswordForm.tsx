import { chakra } from '@chakra-ui/react/styled-system';
import type { PasswordChangeActorRef } from '../../machines/account/password-change.machine.ts';
import { NewPasswordField } from '../account/NewPasswordField.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { passwordFailureText, passwordMessages } from './profile-forms.messages.ts';

interface PasswordFormProps {
  actorRef: PasswordChangeActorRef;
  /** E-mail of the account, the user name for password managers. */
  email: string;
}

/** Password form: current and new password (R5.16, R5.17, R7.22). */
export function PasswordForm({ actorRef, email }: PasswordFormProps) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField } = useForm(actorRef, passwordMessages.labels);
  return (
    <chakra.form {...form} aria-label={passwordMessages.title} display="grid" gap="5">
      <FormErrorSummary
        message={failure && !isToldAtField ? passwordFailureText(failure, formatter) : null}
      />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...fieldOf('oldPassword')} enterKeyHint="next" />
      <NewPasswordField {...fieldOf('newPassword')} enterKeyHint="go" />
      <chakra.div>
        <Button type="submit" size="lg" busy={isBusy}>
          {isBusy ? passwordMessages.busy : passwordMessages.submit}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
