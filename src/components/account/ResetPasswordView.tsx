import { chakra } from '@chakra-ui/react/styled-system';
import { headOf } from '../../../contract/shell/screen-metadata.ts';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';
import type { ResetPasswordActorRef } from '../../machines/auth/reset-password.machine.ts';
import { keyDrawing } from '../feedback/drawings/key.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { useEarlyInput } from '../forms/use-early-input.ts';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { accountFailureText, accountLabels } from './account.messages.ts';
import { CodeAside } from './CodeAside.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import { AuthPage } from './AuthPage.tsx';
import { MailboxHint } from './MailboxHint.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { OtherWay } from './OtherWay.tsx';
import { resetMessages } from './recovery.messages.ts';
import { ResendCode } from './ResendCode.tsx';
import type { AuthLinkHref } from './auth-links.ts';

interface ResetPasswordViewProps {
  formRef: ResetPasswordActorRef;
  codeRequestRef: CodeRequestActorRef;
  /** This installation stores e-mails in a local mailbox instead of sending them, so a link to it is shown. */
  hasMailbox: boolean;
  wayTo: AuthLinkHref;
}

/** Password reset screen: code and new password (R2.1, R5.16, R7.4). */
export function ResetPasswordView({ formRef, codeRequestRef, hasMailbox, wayTo }: ResetPasswordViewProps) {
  const formatter = useFormatter();
  const { form, fieldOf, values, failure, isBusy, isSaved, isToldAtField, change } = useForm(
    formRef,
    accountLabels,
  );
  useEarlyInput(form.ref, change);
  const { title, lead, submit, busy, elsewhere } = resetMessages;
  const isUnderWay = isBusy || isSaved;
  return (
    <AuthPage
      head={headOf('/reset-password')}
      title={title}
      lead={lead}
      description={lead}
      aside={<CodeAside drawing={keyDrawing} />}
    >
      {hasMailbox ? <MailboxHint /> : null}
      <chakra.form {...form} aria-label={title} display="grid" gap="5">
        <FormErrorSummary
          message={failure && !isToldAtField ? accountFailureText(failure, formatter) : null}
        />
        <EmailField {...fieldOf('username')} />
        <CodeField {...fieldOf('confirmationCode')} enterKeyHint="next" />
        <NewPasswordField {...fieldOf('newPassword')} hint={elsewhere} enterKeyHint="go" />
        <Button type="submit" size="lg" wide busy={isUnderWay}>
          {isUnderWay ? busy : submit}
        </Button>
      </chakra.form>
      <chakra.div display="grid" gap="4" borderTop="1px solid var(--td-colors-line)" paddingTop="5">
        <ResendCode actorRef={codeRequestRef} username={values.username} />
        <OtherWay word="Volver a iniciar sesión" href={wayTo('/login')} email={values.username} />
      </chakra.div>
    </AuthPage>
  );
}
