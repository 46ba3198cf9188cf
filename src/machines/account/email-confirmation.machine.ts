import type { ActorRefFrom } from 'xstate';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import { check } from '../../../contract/api/checking.ts';
import { EmailConfirmation } from '../../../contract/auth/auth.ts';
import type { User } from '../../../contract/account/user.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export const NO_CODE: EmailConfirmation = { confirmationCode: '' };

/** Form that confirms the new e-mail address with the code that was mailed to it (R7.23). */
export const emailConfirmationMachine = createFormMachine<
  EmailConfirmation,
  EmailConfirmation,
  User,
  FailureOf<'confirmEmail'>['code']
>('emailConfirmation', (values) => check(values, EmailConfirmation));

export type EmailConfirmationActorRef = ActorRefFrom<typeof emailConfirmationMachine>;
