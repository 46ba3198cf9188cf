import { sessionFailureText } from '../../components/account/session.messages.ts';
import { loginMachine } from '../../machines/auth/login.machine.ts';
import type { SessionActorRef } from '../../machines/auth/session.machine.ts';
import type { SignInResult } from '../../machines/auth/sign-in.machine.ts';
import { resultActors } from '../api/promise-actors.ts';
import { addFieldError } from '../ui/add-field-error.ts';
import type { BotCheckParts } from './bot-check.wiring.ts';
import { signIn } from './sign-in.wiring.ts';

/** Login form, connected to the page's session, the only one that signs in, and to the bot check. */
export const wireLogin = (session: SessionActorRef, { actors, actions }: BotCheckParts) =>
  loginMachine.provide({
    actors: {
      ...actors,
      ...resultActors({
        submit: async ({ values, captchaToken }, signal) => {
          const credentials = { ...values, ...(captchaToken !== null && { captchaToken }) };
          return atPassword(await signIn(session, credentials, signal));
        },
      }),
    },
    actions,
  });

/** The server does not reveal which field is wrong. The error is at the password, since that is typed again. */
const atPassword = (answer: SignInResult) =>
  addFieldError(answer, { INVALID_CREDENTIALS: 'password' }, ({ code }) => sessionFailureText(code));
