import { assign, sendTo, setup } from 'xstate';
import { SESSION, TIMEOUTS } from '../../../contract/limits.ts';
import type { User } from '../../../contract/user.ts';
import { toApp } from '../app-receptionist.ts';
import { listeningPort, port } from '../port.ts';
import { isInterruption, type SessionFailure } from './session-failure.ts';
import type {
  Credentials,
  SessionEnd,
  SessionEvent,
  SessionNotice,
  SessionResult,
  TokenStatus,
} from './session.types.ts';
import { type LoadUserResult, userLoadingMachine } from './user-loading.machine.ts';

// A timer cannot wait longer; tokens that live longer count as expired then.
const LONGEST_TIMER = 2 ** 31 - 1;

type Outcome = SessionResult | LoadUserResult;
export const failureIn = (outcome: Outcome): SessionFailure => (outcome.ok ? 'UNKNOWN' : outcome.failure);

/** What the session chart names: its types, holes, conditions and effects. */
export const sessionSetup = setup({
  types: {} as {
    context: {
      user: User | null;
      failure: SessionFailure | null;
      /** In seconds; null where the failure names no time. */
      retryAfter: number | null;
      validFor: number;
      signOutAttempts: number;
    };
    events: SessionEvent;
    tags: 'checking' | 'busy';
  },
  actors: {
    watchTokens: listeningPort(),
    readTokens: port<TokenStatus, void>('readTokens'),
    refreshTokens: port<SessionResult, void>('refreshTokens'),
    loadUser: userLoadingMachine,
    signIn: port<SessionResult, Credentials>('signIn'),
    tellSignOut: port<SessionResult, void>('tellSignOut'),
    clearTokens: port<void, void>('clearTokens'),
  },
  guards: {
    isValid: (_, status: TokenStatus) => status === 'valid',
    isExpired: (_, status: TokenStatus) => status === 'expired',
    isAccepted: (_, outcome: Outcome) => outcome.ok,
    isInterrupted: ({ context }) => context.failure !== null && isInterruption(context.failure),
    isWorthAnotherTry: ({ context }, outcome: SessionResult) =>
      !outcome.ok && context.signOutAttempts < SESSION.logoutAttempts,
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
    recordValidity: assign({ validFor: (_, validFor: number) => validFor }),
    countSignOut: assign({ signOutAttempts: ({ context }) => context.signOutAttempts + 1 }),
    forgetSignOut: assign({ signOutAttempts: 0 }),
    notifyOpened: sendTo(toApp, (_, user: User | null) => ({ type: 'session.opened', user })),
    notifyClosed: sendTo(
      toApp,
      (_, reason: SessionEnd) => ({ type: 'session.closed', reason }) satisfies SessionNotice,
    ),
  },
  delays: {
    tokenExpiry: ({ context }) => Math.min(context.validFor, LONGEST_TIMER),
    signOutPatience: TIMEOUTS.auth,
  },
});

export const credentialsIn = (event: { type: string }): Credentials => {
  const { username, password, captchaToken } = event as Extract<
    SessionEvent,
    { type: 'credentials.submitted' }
  >;
  return { username, password, ...(captchaToken === undefined ? {} : { captchaToken }) };
};
