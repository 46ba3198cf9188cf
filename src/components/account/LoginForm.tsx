import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { LENGTHS } from '../../../contract/values/lengths.ts';
import type { LoginActorRef } from '../../machines/auth/login.machine.ts';
import type { SessionFailure } from '../../machines/auth/session-failure.ts';
import { EmailField } from './EmailField.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts';
import { useForm } from '../forms/use-form.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { loginFailureText, loginMessages } from './login.messages.ts';

interface LoginFormProps {
  actorRef: LoginActorRef;
  reason: SessionFailure | null;
  /** Screen address of the account confirmation, for accounts that are not confirmed yet. */
  confirmHref: ScreenAddress;
}

/** Login form: e-mail and password. Field errors appear at the field, other errors above the form. */
export function LoginForm({ actorRef, reason, confirmHref }: LoginFormProps) {
  const formatter = useFormatter();
  const { form, fieldOf, values, failure, isBusy, isSaved, isToldAtField, change } = useForm(
    actorRef,
    loginMessages,
  );
  usePreHydrationInput(form.ref, change);
  // Busy also after success, because the redirect is still loading.
  const isUnderWay = isBusy || isSaved;
  const shown = failure ?? (reason && !isUnderWay ? { code: reason } : null);
  return (
    <chakra.form {...form} aria-label={loginMessages.title} display="grid" gap="5">
      <FormErrorSummary message={shown && !isToldAtField ? loginFailureText(shown, formatter) : null}>
        {shown?.code === 'USER_NOT_CONFIRMED' ? (
          <p>
            <TextLink href={confirmHref} state={{ email: values.username }}>
              {loginMessages.confirm}
            </TextLink>
          </p>
        ) : null}
      </FormErrorSummary>
      <EmailField {...fieldOf('username')} readOnly={isUnderWay} />
      <PasswordField
        {...fieldOf('password')}
        readOnly={isUnderWay}
        enterKeyHint="go"
        maxLength={LENGTHS.passwordMax}
      />
      <Button type="submit" size="lg" wide busy={isUnderWay}>
        {isUnderWay ? loginMessages.busy : loginMessages.submit}
      </Button>
    </chakra.form>
  );
}
