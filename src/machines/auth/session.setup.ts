import { assign, sendTo, setup } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import { appOrSelf } from '../shell/app-or-self.ts';
import { callbackPort, port } from '../port.ts';
import { isInterruption, type SessionFailure } from './session-failure.ts';
import type {
  Credentials,
  SessionEndReason,
  SessionEvent,
  AppSessionEvent,
  SessionResult,
  TokenStatus,
} from './session.types.ts';
import { type LoadUserResult, userLoadingMachine } from './user-loading.machine.ts';

type Outcome = SessionResult | LoadUserResult;
export const failureIn = (outcome: Outcome): SessionFailure => (outcome.ok ? 'UNKNOWN' : outcome.failure);

/** Types, ports, guards and actions of the session. */
export const sessionSetup = setup({
  types: {} as {
    context: {
      user: User | null;
      failure: SessionFailure | null;
      /** In seconds; null if the failure states no time. */
      retryAfter: number | null;
      /** True if a user was signed in when the tokens changed. */
      wasOpen: boolean;
    };
    events: SessionEvent;
    tags: 'checking' | 'busy';
  },
  actors: {
    watchTokens: callbackPort(),
    readTokens: port<TokenStatus, void>('readTokens'),
    refreshTokens: port<SessionResult, void>('refreshTokens'),
    loadUser: userLoadingMachine,
    signIn: port<SessionResult, Credentials>('signIn'),
    signOut: port<void, void>('signOut'),
  },
  guards: {
    isValid: (_, status: TokenStatus) => status === 'valid',
    isExpired: (_, status: TokenStatus) => status === 'expired',
    isAccepted: (_, outcome: Outcome) => outcome.ok,
    isInterrupted: ({ context }) => context.failure !== null && isInterruption(context.failure),
    wasOpen: ({ context }) => context.wasOpen,
  },
  actions: {
    recordUser: assign({ user: (_, outcome: LoadUserResult) => (outcome.ok ? outcome.user : null) }),
    replaceUser: assign({ user: (_, user: User) => user }),
    forgetUser: assign({ user: null }),
    recordFailure: assign({ failure: (_, failure: SessionFailure) => failure }),
    recordWait: assign({
      retryAfter: (_, result: SessionResult) => (result.ok ? null : (result.retryAfter ?? null)),
    }),
    forgetFailure: assign({ failure: null, retryAfter: null }),
    recordOpen: assign({ wasOpen: true }),
    recordClosed: assign({ wasOpen: false }),
    notifyOpened: sendTo(appOrSelf, (_, user: User | null) => ({ type: 'session.opened', user })),
    notifyClosed: sendTo(
      appOrSelf,
      (_, reason: SessionEndReason) => ({ type: 'session.closed', reason }) satisfies AppSessionEvent,
    ),
  },
});

export const credentialsIn = (event: { type: string }): Credentials => {
  const { username, password, captchaToken } = event as Extract<
    SessionEvent,
    { type: 'credentials.submitted' }
  >;
  return { username, password, ...(captchaToken === undefined ? {} : { captchaToken }) };
};
