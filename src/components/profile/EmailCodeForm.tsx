import { chakra } from '@chakra-ui/react/styled-system';
import type { EmailConfirmationActorRef } from '../../machines/account/email-confirmation.machine.ts';
import { CodeField } from '../account/CodeField.tsx';
import { MailboxHint } from '../account/MailboxHint.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { emailChangeFailureText, emailChangeMessages } from './email-change.messages.ts';

interface EmailCodeFormProps {
  actorRef: EmailConfirmationActorRef;
  /** New e-mail that received the code, if this page knows it. */
  pendingEmail: string | null;
  /** This installation stores e-mails in a local mailbox instead of sending them, so a link to it is shown. */
  hasMailbox: boolean;
  onAnotherWanted: () => void;
}

/** Form for the code sent to the new e-mail; confirming it changes the address (R7.23). */
export function EmailCodeForm({ actorRef, pendingEmail, hasMailbox, onAnotherWanted }: EmailCodeFormProps) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField } = useForm(actorRef, emailChangeMessages.code);
  const { mailed, mailedTo, untilThen, confirm, confirming, another } = emailChangeMessages;
  return (
    <chakra.form {...form} aria-label={emailChangeMessages.title} display="grid" gap="5">
      <chakra.output display="block">
        {pendingEmail === null ? (
          <span>{mailed}</span>
        ) : (
          <>
            <span>{`${mailedTo} `}</span>
            <chakra.strong overflowWrap="anywhere">{pendingEmail}</chakra.strong>
            <span>.</span>
          </>
        )}
        <span>{` ${untilThen}`}</span>
      </chakra.output>
      {hasMailbox ? <MailboxHint /> : null}
      <FormErrorSummary
        message={failure && !isToldAtField ? emailChangeFailureText(failure, formatter) : null}
      />
      <CodeField {...fieldOf('confirmationCode')} enterKeyHint="go" />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" size="lg" busy={isBusy}>
          {isBusy ? confirming : confirm}
        </Button>
        <Button variant="plain" onClick={onAnotherWanted}>
          {another}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
