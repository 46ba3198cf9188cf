import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import { accountMessages } from '../../components/account/account.messages.ts';
import type { AccountFailure } from '../../machines/account/account-failure.ts';
import { codeRequestMachine } from '../../machines/auth/code-request.machine.ts';
import type { CodeRequestResult } from '../../machines/auth/code-request.types.ts';
import { confirmAccountMachine } from '../../machines/auth/confirm-account.machine.ts';
import { forgotPasswordMachine } from '../../machines/auth/forgot-password.machine.ts';
import type { SubmitInput } from '../../machines/ui/form.machine.ts';
import { registerMachine } from '../../machines/auth/register.machine.ts';
import { resetPasswordMachine } from '../../machines/auth/reset-password.machine.ts';
import type { AccountService } from '../../services/account/account.service.ts';
import type { BotCheckParts } from '../auth/bot-check.wiring.ts';
import { resultActors } from '../api/promise-actors.ts';
import { addFieldError } from '../ui/add-field-error.ts';
import { listenerActor } from '../shell/listener-actor.ts';

const SECOND = 1_000;

/** Clock of this device: one tick at once, then one every second. */
const watchSeconds = listenerActor((listener) => {
  const tell = () => listener({ type: 'clock.ticked', now: Date.now() });
  tell();
  const timer = setInterval(tell, SECOND);
  return () => clearInterval(timer);
});

type Saved = Result<{ username: string }, KnownFailure<AccountFailure>>;

interface Outside {
  account: AccountService;
  botCheck: BotCheckParts;
  /** Navigates to the next screen, with the e-mail address. */
  goOn(username: string): void;
}

/** Action after success: continues with the submitted e-mail address. */
const announcing = ({ goOn }: Pick<Outside, 'goOn'>) => ({
  announceSaved: (_: unknown, result: Saved) => {
    if (result.ok) goOn(result.value.username);
  },
});

/** Shows a wrong code as an error of its field. */
const atCode = (answer: Saved) =>
  addFieldError(answer, { INVALID_CODE: 'confirmationCode' }, ({ code }) => accountMessages[code]);

export const wireRegister = (outside: Outside) =>
  registerMachine.provide({
    actors: {
      ...outside.botCheck.actors,
      ...resultActors({ submit: outside.account.signUp }),
    },
    actions: { ...outside.botCheck.actions, ...announcing(outside) },
  });

export const wireForgotPassword = (outside: Outside) =>
  forgotPasswordMachine.provide({
    actors: {
      ...outside.botCheck.actors,
      ...resultActors({ submit: outside.account.forgotPassword }),
    },
    actions: { ...outside.botCheck.actions, ...announcing(outside) },
  });

type AskCode = (input: SubmitInput<{ username: string }>, signal: AbortSignal) => Promise<CodeRequestResult>;

export const wireCodeRequest = (requestCode: AskCode, { actors }: Pick<BotCheckParts, 'actors'>) =>
  codeRequestMachine.provide({
    actors: {
      ...actors,
      ...resultActors({ requestCode }),
      watchClock: watchSeconds,
    },
  });

export const wireConfirmAccount = (outside: Outside) => ({
  confirmAccount: confirmAccountMachine.provide({
    actors: {
      ...outside.botCheck.actors,
      ...resultActors({
        submit: async (sent, signal) => atCode(await outside.account.confirm(sent, signal)),
      }),
    },
    actions: { ...outside.botCheck.actions, ...announcing(outside) },
  }),
  codeRequest: wireCodeRequest(outside.account.resendConfirmation, outside.botCheck),
});

export const wireResetPassword = (outside: Outside) => ({
  resetPassword: resetPasswordMachine.provide({
    actors: {
      ...outside.botCheck.actors,
      ...resultActors({
        submit: async (sent, signal) => atCode(await outside.account.resetPassword(sent, signal)),
      }),
    },
    actions: { ...outside.botCheck.actions, ...announcing(outside) },
  }),
  codeRequest: wireCodeRequest(outside.account.forgotPassword, outside.botCheck),
});
