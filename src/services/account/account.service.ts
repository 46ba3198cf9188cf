import type {
  ConfirmInput,
  ForgotPasswordInput,
  ResetPasswordInput,
  SignupInput,
} from '../../../contract/auth/auth.ts';
import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

/** Recipient of the code: the e-mail address in canonical form. */
interface Addressed {
  username: string;
}

/** Validated form values, and the bot check token if there is one. */
interface Sent<Values> {
  values: Values;
  captchaToken: string | null;
}

type Verb = 'signup' | 'confirmAccount' | 'resendConfirmation' | 'forgotPassword' | 'resetPassword';
type Answered<N extends Verb> = Promise<Result<Addressed, FailureOf<N>>>;

/** Account service for visitors: sign-up, confirmation and password reset (R3.3, R7.3, R7.4). */
export const createAccountService = (call: Call) => ({
  /**
   * Sign-up. Creates an account that waits for its confirmation code. The answer is the same if the address
   * already has an account.
   */
  signUp: async (sent: Sent<SignupInput>, signal?: AbortSignal): Answered<'signup'> =>
    answered(sent, await call('signup', bodyOf(sent), signal)),

  /** Confirmation of a new account with the mailed code. A wrong or expired code is INVALID_CODE. */
  confirm: async (sent: Sent<ConfirmInput>, signal?: AbortSignal): Answered<'confirmAccount'> =>
    answered(sent, await call('confirmAccount', bodyOf(sent), signal)),

  /** Requests another confirmation code by e-mail for an unconfirmed account. */
  resendConfirmation: async (
    sent: Sent<ForgotPasswordInput>,
    signal?: AbortSignal,
  ): Answered<'resendConfirmation'> => answered(sent, await call('resendConfirmation', bodyOf(sent), signal)),

  /** Requests a password reset code by e-mail. The answer is the same with or without an account. */
  forgotPassword: async (sent: Sent<ForgotPasswordInput>, signal?: AbortSignal): Answered<'forgotPassword'> =>
    answered(sent, await call('forgotPassword', bodyOf(sent), signal)),

  /** Password reset with the mailed code. A wrong or expired code is INVALID_CODE. */
  resetPassword: async (sent: Sent<ResetPasswordInput>, signal?: AbortSignal): Answered<'resetPassword'> =>
    answered(sent, await call('resetPassword', bodyOf(sent), signal)),
});

export type AccountService = ReturnType<typeof createAccountService>;

const bodyOf = <Values>({ values, captchaToken }: Sent<Values>) => ({
  body: values,
  ...(captchaToken === null ? {} : { headers: { 'X-Captcha-Token': captchaToken } }),
});

const answered = <Failure>(
  { values: { username } }: Sent<Addressed>,
  answer: Result<unknown, Failure>,
): Result<Addressed, Failure> => (answer.ok ? { ok: true, value: { username } } : answer);
