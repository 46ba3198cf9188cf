import { chakra } from '@chakra-ui/react/styled-system';
import type { ReminderRequestActorRef } from '../../machines/reminders/reminder-request.machine.ts';
import { EmailField } from '../account/EmailField.tsx';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { reminderFailureText, reminderLabels, reminderMessages } from './reminders.messages.ts';

interface ReminderFormProps {
  actorRef: ReminderRequestActorRef;
  /** Slug of the store. */
  slug: string;
}

/** E-mail form for a reminder of a store's opening (R2.24). */
export function ReminderForm({ actorRef, slug }: ReminderFormProps) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField, change } = useForm(actorRef, reminderLabels);
  usePreHydrationInput(form.ref, change);
  const { title, submit, busy } = reminderMessages;
  return (
    <chakra.form {...form} aria-label={title} display="grid" gap="5">
      <FormErrorSummary
        message={failure && !isToldAtField ? reminderFailureText(failure, slug, formatter) : null}
      />
      <EmailField {...fieldOf('email')} autoComplete="email" enterKeyHint="send" />
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </chakra.form>
  );
}
