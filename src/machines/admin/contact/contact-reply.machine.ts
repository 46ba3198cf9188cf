import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../../contract/api/call-types.ts';
import { validateInput } from '../../../../contract/api/validate-input.ts';
import { ContactReplyInput } from '../../../../contract/contact/contact-message.ts';
import { createFormMachine } from '../../ui/form.machine.ts';

/** Failure codes of a reply by e-mail. */
export type ContactReplyFailure = FailureOf<'replyToContactMessage'>['code'];

export const BLANK_REPLY: ContactReplyInput = { message: '' };

/** Form for an admin's e-mail reply to a contact message (R3.14). */
export const contactReplyMachine = createFormMachine<
  ContactReplyInput,
  ContactReplyInput,
  null,
  ContactReplyFailure
>('contactReply', (values) => validateInput(values, ContactReplyInput));

export type ContactReplyActorRef = ActorRefFrom<typeof contactReplyMachine>;
