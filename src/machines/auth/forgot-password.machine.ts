import type { ActorRefFrom } from 'xstate';
import { ForgotPasswordInput } from '../../../contract/auth/auth.ts';
import { check } from '../../../contract/api/checking.ts';
import type { AccountFailure } from '../account/account-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Who has forgotten their password asks for a code, and never learns whether there is an account (R3.3, R7.4). */
export const forgotPasswordMachine = createFormMachine<
  ForgotPasswordInput,
  ForgotPasswordInput,
  { username: string },
  AccountFailure
>('forgotPassword', (values) => check(values, ForgotPasswordInput), { botCheck: 'forgot_password' });

export type ForgotPasswordActorRef = ActorRefFrom<typeof forgotPasswordMachine>;
