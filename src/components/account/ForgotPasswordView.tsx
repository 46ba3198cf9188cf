import { chakra } from '@chakra-ui/react/styled-system';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { ForgotPasswordActorRef } from '../../machines/auth/forgot-password.machine.ts';
import { keyDrawing } from '../feedback/drawings/key.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { accountFailureText, accountLabels } from './account.messages.ts';
import { CodeAside } from './CodeAside.tsx';
import { EmailField } from './EmailField.tsx';
import { AuthPage } from './AuthPage.tsx';
import { AuthScreenLink } from './AuthScreenLink.tsx';
import { forgotPasswordMessages } from './password-recovery.messages.ts';
import type { AuthLinkHref } from './auth-links.ts';

interface ForgotPasswordViewProps {
  actorRef: ForgotPasswordActorRef;
  authHref: AuthLinkHref;
}

/** Forgot-password screen: mails a code if the account exists (R2.1, R7.4). */
export function ForgotPasswordView({ actorRef, authHref }: ForgotPasswordViewProps) {
  const formatter = useFormatter();
  const { form, fieldOf, values, failure, isBusy, isSaved, isToldAtField, change } = useForm(
    actorRef,
    accountLabels,
  );
  usePreHydrationInput(form.ref, change);
  const { title, lead, submit, busy, remembered, signIn, haveCode } = forgotPasswordMessages;
  const isUnderWay = isBusy || isSaved;
  return (
    <AuthPage
      head={headOf('/forgot-password')}
      title={title}
      lead={lead}
      description={lead}
      aside={<CodeAside drawing={keyDrawing} />}
    >
      <chakra.form {...form} aria-label={title} display="grid" gap="5">
        <FormErrorSummary
          message={failure && !isToldAtField ? accountFailureText(failure, formatter) : null}
        />
        <EmailField {...fieldOf('username')} enterKeyHint="go" />
        <Button type="submit" size="lg" wide busy={isUnderWay}>
          {isUnderWay ? busy : submit}
        </Button>
      </chakra.form>
      <chakra.div borderTop="1px solid var(--td-colors-line)" paddingTop="3">
        <AuthScreenLink word={haveCode} href={authHref('/reset-password')} email={values.username} />
        <AuthScreenLink
          question={remembered}
          word={signIn}
          href={authHref('/login')}
          email={values.username}
        />
      </chakra.div>
    </AuthPage>
  );
}
