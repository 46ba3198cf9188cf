import type { ActorRefFrom } from 'xstate';
import { LoginInput } from '../../../contract/auth/auth.ts';
import { validateInput } from '../../../contract/api/validate-input.ts';
import { createFormMachine } from '../ui/form.machine.ts';
import type { SessionFailure } from './session-failure.ts';

export interface LoginValues {
  username: string;
  password: string;
}

/** Login form. Its submit port resolves once the session is open, or with the reason of the failure (R4.4, R7.2). */
export const loginMachine = createFormMachine<LoginValues, LoginInput, null, SessionFailure>(
  'login',
  (values) => validateInput(values, LoginInput),
  { botCheck: 'login' },
);

export type LoginActorRef = ActorRefFrom<typeof loginMachine>;
