import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { EmailConfirmation } from '../../../contract/auth/auth.ts';
import type { User } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export const BLANK_EMAIL_CONFIRMATION: EmailConfirmation = { confirmationCode: '' };

/** Form that confirms the new e-mail address with the code that was mailed to it (R7.23). */
export const emailConfirmationMachine = createFormMachine<
  EmailConfirmation,
  EmailConfirmation,
  User,
  FailureOf<'confirmEmail'>['code']
>('emailConfirmation', (values) => validateInput(values, EmailConfirmation));

export type EmailConfirmationActorRef = ActorRefFrom<typeof emailConfirmationMachine>;
