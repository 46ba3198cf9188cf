import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { EmailChange } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export const BLANK_EMAIL_CHANGE: EmailChange = { email: '', currentPassword: '' };

/**
 * Form that changes the e-mail address of the signed-in user. The server mails a code to the new address
 * (R5.19, R7.23).
 */
export const emailChangeMachine = createFormMachine<
  EmailChange,
  EmailChange,
  { pendingEmail: string },
  FailureOf<'updateProfile'>['code']
>('emailChange', (values) => validateInput(values, EmailChange));

export type EmailChangeActorRef = ActorRefFrom<typeof emailChangeMachine>;
