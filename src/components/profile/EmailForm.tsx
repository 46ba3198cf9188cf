import { chakra } from '@chakra-ui/react/styled-system';
import type { EmailChangeActorRef } from '../../machines/account/email-change.machine.ts';
import { EmailField } from '../account/EmailField.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { emailChangeFailureText, emailChangeMessages } from './email-change.messages.ts';

interface EmailFormProps {
  actorRef: EmailChangeActorRef;
  onCodeAtHand: () => void;
}

/** Form for a new e-mail and the current password; a code is sent to the new address (R5.19, R7.23). */
export function EmailForm({ actorRef, onCodeAtHand }: EmailFormProps) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField } = useForm(actorRef, emailChangeMessages.labels);
  return (
    <chakra.form {...form} aria-label={emailChangeMessages.title} display="grid" gap="5">
      <FormErrorSummary
        message={failure && !isToldAtField ? emailChangeFailureText(failure, formatter) : null}
      />
      <EmailField {...fieldOf('email')} autoComplete="email" />
      <PasswordField {...fieldOf('currentPassword')} enterKeyHint="go" />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" size="lg" busy={isBusy}>
          {isBusy ? emailChangeMessages.busy : emailChangeMessages.submit}
        </Button>
        <Button variant="plain" onClick={onCodeAtHand}>
          {emailChangeMessages.atHand}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
