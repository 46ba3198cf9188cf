import type { ActorRefFrom } from 'xstate';
import { ConfirmInput } from '../../../contract/auth/auth.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { AccountFailure } from '../account/account-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

/** Form that confirms a new account with the mailed code (R3.3, R7.4). */
export const confirmAccountMachine = createFormMachine<
  ConfirmInput,
  ConfirmInput,
  { username: string },
  AccountFailure
>('confirmAccount', (values) => validateInput(values, ConfirmInput), { botCheck: 'confirm_signup' });

export type ConfirmAccountActorRef = ActorRefFrom<typeof confirmAccountMachine>;
