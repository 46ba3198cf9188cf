import { assign, setup } from 'xstate';
import type { SubmitResult } from '../ui/form.machine.ts';
import { effect, callbackPort } from '../port.ts';
import type { SessionFailure } from './session-failure.ts';
import type { Credentials } from './session.types.ts';
import { UNEXPECTED_FAILURE } from '../unexpected-failure.ts';

/** Session state as the login sees it: open, closed and ready for credentials, or busy. `retryAfter` is in seconds. */
export type SignInSessionState =
  | { is: 'open' }
  | { is: 'busy' }
  | { is: 'closed'; failure: SessionFailure | null; retryAfter: number | null };

export type SignInResult = SubmitResult<null, SessionFailure>;

/**
 * Sign-in through the page's session, the only one that sends credentials (R4.4). It submits them once the
 * session is ready and resolves with the result. `watchSession` reports the session's state at once, at each
 * change, and its end.
 */
export const signInMachine = setup({
  types: {} as {
    input: Credentials;
    context: { credentials: Credentials; answer: SignInResult };
    events: { type: 'session.reported'; standing: SignInSessionState } | { type: 'session.ended' };
    output: SignInResult;
  },
  actors: { watchSession: callbackPort() },
  guards: {
    isOpen: (_, { standing }: { standing: SignInSessionState }) => standing.is === 'open',
    isClosed: (_, { standing }: { standing: SignInSessionState }) => standing.is === 'closed',
  },
  actions: {
    submitCredentials: effect<Credentials>('submitCredentials'),
    recordEnd: assign({ answer: { ok: false, failure: UNEXPECTED_FAILURE } }),
    recordAnswer: assign((_, { standing }: { standing: SignInSessionState }) => ({
      answer: answerOf(standing),
    })),
    dismissFailure: effect<void>('dismissFailure'),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ credentials: input, answer: answerOf({ is: 'busy' }) }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'waiting',
  output: ({ context }) => context.answer,
  states: {
    waiting: {
      on: {
        'session.ended': { target: 'refused', actions: 'recordEnd' },
        'session.reported': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            target: 'accepted',
            actions: { type: 'recordAnswer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'submitted',
            actions: { type: 'submitCredentials', params: ({ context }) => context.credentials },
          },
        ],
      },
    },
    submitted: {
      on: {
        'session.ended': { target: 'refused', actions: 'recordEnd' },
        'session.reported': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            target: 'accepted',
            actions: { type: 'recordAnswer', params: ({ event }) => event },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event },
            target: 'refused',
            // The form shows this failure now. If the session kept it, the next login screen would show it
            // again.
            actions: [{ type: 'recordAnswer', params: ({ event }) => event }, 'dismissFailure'],
          },
        ],
      },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
  },
});

function answerOf(standing: SignInSessionState): SignInResult {
  if (standing.is === 'open') return { ok: true, value: null };
  const { failure, retryAfter } = standing.is === 'closed' ? standing : { failure: null, retryAfter: null };
  const code = failure ?? 'CHANGED_ELSEWHERE';
  return {
    ok: false,
    failure: { code, status: 0, errors: [], ...(retryAfter === null ? {} : { retryAfter }) },
  };
}
