import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTHS } from '../../../contract/values/lengths.ts';
import type { ContactActorRef } from '../../machines/contact/contact.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { TextAreaField } from '../forms/TextAreaField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts';
import { useForm } from '../forms/use-form.ts';
import { useFormatter } from '../market/formatter-context.ts';
import { contactFailureText, contactLabels, contactFormMessages } from './contact.messages.ts';

/** Contact form: name, e-mail, subject and message (R5.11). */
export function ContactForm({ actorRef }: { actorRef: ContactActorRef }) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField, change } = useForm(actorRef, contactLabels);
  usePreHydrationInput(form.ref, change);
  const { title, submit, busy } = contactFormMessages;
  return (
    <chakra.form {...form} aria-label={title} display="grid" gap="5">
      <FormErrorSummary message={failure && !isToldAtField ? contactFailureText(failure, formatter) : null} />
      <TextField {...fieldOf('name')} autoComplete="name" enterKeyHint="next" maxLength={LENGTHS.name} />
      <TextField
        {...fieldOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={LENGTHS.email}
      />
      <TextField {...fieldOf('subject')} enterKeyHint="next" maxLength={LENGTHS.subject} />
      <TextAreaField {...fieldOf('message')} rows={6} maxLength={LENGTHS.message} />
      <Button type="submit" size="lg" wide busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </chakra.form>
  );
}
