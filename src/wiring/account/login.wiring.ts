import { waitFor } from 'xstate';
import type { LoginInput } from '../../../contract/users/auth.ts';
import { sessionMessages } from '../../components/account/session.messages.ts';
import type { SubmitInput, SubmitResult } from '../../machines/form/form.machine.ts';
import { loginMachine } from '../../machines/login/login.machine.ts';
import type { SessionFailure } from '../../machines/session/session-failure.ts';
import type { SessionActorRef } from '../../machines/session/session.machine.ts';
import { sessionOf } from '../../machines/session/session.selectors.ts';
import { calls } from '../calls.ts';
import { tellAtField } from '../tell-at-field.ts';
import type { BotCheckParts } from '../shell/bot-check.wiring.ts';

type SignedIn = SubmitResult<null, SessionFailure>;
type Snapshot = ReturnType<SessionActorRef['getSnapshot']>;

const isOpen = (snapshot: Snapshot) => sessionOf(snapshot).status === 'authenticated';
const isSettled = (snapshot: Snapshot) =>
  isOpen(snapshot) || (sessionOf(snapshot).status === 'anonymous' && !snapshot.hasTag('busy'));

/** The login form joined to the page's session, which alone signs in, and to the bot check. */
export const wireLogin = (session: SessionActorRef, { actors, actions }: BotCheckParts) =>
  loginMachine.provide({
    actors: {
      ...actors,
      ...calls({ submit: async (sent, signal) => atPassword(await signIn(session, sent, signal)) }),
    },
    actions,
  });

/** Which of the two is wrong nobody says; the password is what is typed anew. */
const atPassword = (answer: SignedIn) =>
  tellAtField(answer, { INVALID_CREDENTIALS: 'password' }, ({ code }) => sessionMessages[code]);

/** Hands the credentials to the session as soon as it listens, and tells what became of them. */
async function signIn(
  session: SessionActorRef,
  { values, captchaToken }: SubmitInput<LoginInput>,
  signal: AbortSignal,
): Promise<SignedIn> {
  const before = await waitFor(session, isSettled, { signal });
  if (!isOpen(before)) {
    session.send({
      type: 'credentials.submitted',
      ...values,
      ...(captchaToken !== null && { captchaToken }),
    });
  }
  const after = await waitFor(session, isSettled, { signal });
  if (isOpen(after)) return { ok: true, value: null };
  const { failure, retryAfter } = after.context;
  // From here on the form tells it; the session would tell it again to whoever comes next.
  session.send({ type: 'failure.dismissed' });
  return refused(failure ?? 'CHANGED_ELSEWHERE', retryAfter);
}

const refused = (code: SessionFailure, retryAfter: number | null): SignedIn => ({
  ok: false,
  failure: { code, status: 0, errors: [], ...(retryAfter === null ? {} : { retryAfter }) },
});
