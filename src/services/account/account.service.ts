import type {
  ConfirmInput,
  ForgotPasswordInput,
  ResetPasswordInput,
  SignupInput,
} from '../../../contract/auth/auth.ts';
import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';

/** Whose mailbox the code is sent to, or was: the address in its canonical form. */
interface Addressed {
  username: string;
}

/** What a form checked, and the token that the bot check earned for it, if any. */
interface Sent<Values> {
  values: Values;
  captchaToken: string | null;
}

type Verb = 'signup' | 'confirmAccount' | 'resendConfirmation' | 'forgotPassword' | 'resetPassword';
type Answered<N extends Verb> = Promise<Result<Addressed, FailureOf<N>>>;

/** Accounts as long as nobody is signed in: made, confirmed, and let in again (R3.3, R7.3, R7.4). */
export const createAccountService = (call: Call) => ({
  /** Makes an account that waits for its code. The answer is the same for an address that has one already. */
  signUp: async (sent: Sent<SignupInput>, signal?: AbortSignal): Answered<'signup'> =>
    answered(sent, await call('signup', bodyOf(sent), signal)),

  /** Opens an account with the code that was mailed; a wrong or old one is INVALID_CODE. */
  confirm: async (sent: Sent<ConfirmInput>, signal?: AbortSignal): Answered<'confirmAccount'> =>
    answered(sent, await call('confirmAccount', bodyOf(sent), signal)),

  /** Has another code mailed to an account that waits for one. */
  resendConfirmation: async (
    sent: Sent<ForgotPasswordInput>,
    signal?: AbortSignal,
  ): Answered<'resendConfirmation'> => answered(sent, await call('resendConfirmation', bodyOf(sent), signal)),

  /** Has a code mailed for a new password. The answer is the same whether there is an account or not. */
  forgotPassword: async (sent: Sent<ForgotPasswordInput>, signal?: AbortSignal): Answered<'forgotPassword'> =>
    answered(sent, await call('forgotPassword', bodyOf(sent), signal)),

  /** Chooses a password anew with the code that was mailed; a wrong or old one is INVALID_CODE. */
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
