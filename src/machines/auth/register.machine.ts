import type { ActorRefFrom } from 'xstate';
import { SignupInput } from '../../../contract/auth/auth.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import type { AccountFailure } from '../account/account-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export interface RegisterValues {
  fullName: string;
  username: string;
  phone: string;
  password: string;
  /** Role of the new account. The screen sets it; it is not an input. */
  role: SignupInput['role'];
}

export const blankRegistration = (role: RegisterValues['role']): RegisterValues => ({
  fullName: '',
  username: '',
  phone: '',
  password: '',
  role,
});

/** Sign-up form for consumers and producers. Its result is the e-mail address that received the code (R7.3). */
export const registerMachine = createFormMachine<
  RegisterValues,
  SignupInput,
  { username: string },
  AccountFailure
>('register', (values) => validateInput(values, SignupInput), { botCheck: 'signup' });

export type RegisterActorRef = ActorRefFrom<typeof registerMachine>;
