import type { ActorRefFrom } from 'xstate';
import { SignupInput } from '../../../contract/auth/auth.ts';
import { check } from '../../../contract/api/checking.ts';
import type { AccountFailure } from '../account/account-failure.ts';
import { createFormMachine } from '../ui/form.machine.ts';

export interface RegisterValues {
  fullName: string;
  username: string;
  phone: string;
  password: string;
  /** What the account is for: the screen says it, nobody types it. */
  role: SignupInput['role'];
}

export const blankRegistration = (role: RegisterValues['role']): RegisterValues => ({
  fullName: '',
  username: '',
  phone: '',
  password: '',
  role,
});

/** Who wants an account, as a consumer or as a producer. Saved, it holds the address that the code was mailed to (R7.3). */
export const registerMachine = createFormMachine<
  RegisterValues,
  SignupInput,
  { username: string },
  AccountFailure
>('register', (values) => check(values, SignupInput), { botCheck: 'signup' });

export type RegisterActorRef = ActorRefFrom<typeof registerMachine>;
