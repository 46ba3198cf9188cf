import type { ActorRefFrom } from 'xstate';
import { ResetPasswordInput } from '../../../contract/auth/auth.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { AccountFailure } from '../account/account-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Form that sets a new password with the mailed code (R3.3, R5.16, R7.4). */
export const resetPasswordMachine = createFormMachine<
  ResetPasswordInput,
  ResetPasswordInput,
  { username: string },
  AccountFailure
>('resetPassword', (values) => validateInput(values, ResetPasswordInput), { botCheck: 'reset_password' });

export type ResetPasswordActorRef = ActorRefFrom<typeof resetPasswordMachine>;
