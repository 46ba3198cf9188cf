import type { ActorRefFrom } from 'xstate';
import { ForgotPasswordInput } from '../../../contract/auth/auth.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { AccountFailure } from '../account/account-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Form that requests a password reset code. Its answer does not reveal whether an account exists (R3.3, R7.4). */
export const forgotPasswordMachine = createFormMachine<
  ForgotPasswordInput,
  ForgotPasswordInput,
  { username: string },
  AccountFailure
>('forgotPassword', (values) => validateInput(values, ForgotPasswordInput), { botCheck: 'forgot_password' });

export type ForgotPasswordActorRef = ActorRefFrom<typeof forgotPasswordMachine>;
