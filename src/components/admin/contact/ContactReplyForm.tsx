import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import type { ContactReplyActorRef } from '../../../machines/admin/contact/contact-reply.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import {
  contactMessageMessages,
  contactReplyFailureText,
  contactReplyLabels,
} from './contact-message.messages.ts';

/** Reply form of a contact message; the reply is sent by e-mail. */
export function ContactReplyForm({ replyRef }: { replyRef: ContactReplyActorRef }) {
  const formatter = useFormatter();
  const { form, fieldOf, failure, isBusy, isToldAtField } = useForm(replyRef, contactReplyLabels);
  const { reply, submit, busy } = contactMessageMessages;
  return (
    <chakra.form {...form} aria-label={reply} display="grid" gap="5" justifyItems="start">
      <FormErrorSummary
        message={failure && !isToldAtField ? contactReplyFailureText(failure, formatter) : null}
      />
      <chakra.div width="full">
        <TextAreaField {...fieldOf('message')} rows={6} maxLength={LENGTHS.message} />
      </chakra.div>
      <Button type="submit" busy={isBusy}>
        {isBusy ? busy : submit}
      </Button>
    </chakra.form>
  );
}
