import type { ActorRefFrom } from 'xstate';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { ContactInput } from '../../../contract/notifications/notification.ts';
import type { NotificationFailureCode } from '../../../contract/notifications/notification-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Failure codes of a contact message (R8.12). */
export type ContactFailure = NotificationFailureCode;

/** Contact form for messages to the market (R5.11, R7.13). */
export const contactMachine = createFormMachine<ContactInput, ContactInput, null, ContactFailure>(
  'contact',
  (values) => validateInput(values, ContactInput),
  { botCheck: 'contact' },
);

export type ContactActorRef = ActorRefFrom<typeof contactMachine>;

export const BLANK_MESSAGE: ContactInput = { name: '', email: '', subject: '', message: '' };
