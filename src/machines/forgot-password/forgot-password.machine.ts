import type { ActorRefFrom } from 'xstate';
import { ForgotPasswordInput } from '../../../contract/users/auth.ts';
import { check } from '../../../contract/calls/checking.ts';
import type { AccountFailure } from '../account-failure.ts';
import { createFormMachine } from '../form/form.machine.ts';

/** Who has forgotten their password asks for a code, and never learns whether there is an account (R3.3, R7.4). */
export const forgotPasswordMachine = createFormMachine<
  ForgotPasswordInput,
  ForgotPasswordInput,
  { username: string },
  AccountFailure
>('forgotPassword', (values) => check(values, ForgotPasswordInput), { botCheck: 'forgot_password' });

export type ForgotPasswordActorRef = ActorRefFrom<typeof forgotPasswordMachine>;
