import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
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
const failureIn = (outcome: Outcome): SessionFailure => (outcome.ok ? 'UNKNOWN' : outcome.failure);

export const sessionMachine = setup({
  types: {} as {
    context: { user: User | null; failure: SessionFailure | null; validFor: number; signOutAttempts: number };
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
    forgetFailure: assign({ failure: null }),
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
}).createMachine({
  id: 'session',
  context: { user: null, failure: null, validFor: 0, signOutAttempts: 0 },
  type: 'parallel',
  states: {
    access: {
      initial: 'dormant',
      states: {
        dormant: { on: { 'page.hydrated': 'checking' } },
        checking: {
          tags: 'checking',
          entry: 'forgetFailure',
          initial: 'reading',
          on: { 'tokens.changedElsewhere': { target: 'checking', reenter: true } },
          states: {
            reading: {
              invoke: {
                id: 'readTokens',
                src: 'readTokens',
                onDone: [
                  { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'loadingUser' },
                  { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'refreshing' },
                  { target: '#session.access.closing' },
                ],
                onError: {
                  target: '#session.access.closing',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
            refreshing: {
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'loadingUser',
                  },
                  {
                    target: '#session.access.closing',
                    actions: { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                  },
                ],
                onError: {
                  target: '#session.access.closing',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
            loadingUser: {
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#session.access.authenticated',
                    actions: { type: 'recordUser', params: ({ event }) => event.output },
                  },
                  {
                    target: '#session.access.closing',
                    actions: { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                  },
                ],
                onError: {
                  target: '#session.access.closing',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
          },
        },
        signingIn: {
          tags: 'busy',
          entry: 'forgetFailure',
          initial: 'sendingCredentials',
          on: { 'tokens.changedElsewhere': 'checking' },
          states: {
            sendingCredentials: {
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ event }) => credentialsIn(event),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: 'loadingUser',
                  },
                  {
                    target: '#session.access.closing',
                    actions: { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                  },
                ],
                onError: {
                  target: '#session.access.closing',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
            loadingUser: {
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: ({ event }) => event.output },
                    target: '#session.access.authenticated',
                    actions: { type: 'recordUser', params: ({ event }) => event.output },
                  },
                  {
                    target: '#session.access.closing',
                    actions: { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                  },
                ],
                onError: {
                  target: '#session.access.closing',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
          },
        },
        authenticated: {
          entry: { type: 'notifyOpened', params: ({ context }) => context.user },
          exit: 'forgetUser',
          on: {
            'user.changed': { actions: { type: 'replaceUser', params: ({ event }) => event.user } },
            'signOut.requested': {
              target: 'signingOut',
              actions: { type: 'notifyClosed', params: 'SIGNED_OUT' },
            },
            'session.lost': {
              target: 'closing',
              actions: { type: 'recordFailure', params: ({ event }) => event.reason },
            },
            'tokens.changedElsewhere': {
              target: 'checking',
              actions: { type: 'notifyClosed', params: 'CHANGED_ELSEWHERE' },
            },
          },
        },
        signingOut: {
          tags: 'checking',
          entry: 'forgetSignOut',
          initial: 'telling',
          after: { signOutPatience: '.clearing' },
          states: {
            telling: {
              entry: 'countSignOut',
              invoke: {
                id: 'tellSignOut',
                src: 'tellSignOut',
                onDone: [
                  {
                    guard: { type: 'isWorthAnotherTry', params: ({ event }) => event.output },
                    target: 'telling',
                    reenter: true,
                  },
                  { target: 'clearing' },
                ],
                onError: 'clearing',
              },
            },
            clearing: {
              invoke: {
                id: 'clearTokens',
                src: 'clearTokens',
                onDone: '#session.access.anonymous',
                onError: '#session.access.anonymous',
              },
            },
          },
        },
        closing: {
          entry: { type: 'notifyClosed', params: ({ context }) => context.failure ?? 'NONE' },
          always: [{ guard: 'isInterrupted', target: 'interrupted' }, { target: 'anonymous' }],
        },
        anonymous: {
          on: {
            'credentials.submitted': 'signingIn',
            'tokens.changedElsewhere': 'checking',
            'failure.dismissed': { actions: 'forgetFailure' },
          },
        },
        interrupted: {
          on: {
            'credentials.submitted': 'signingIn',
            'tokens.changedElsewhere': 'checking',
            'connection.restored': 'checking',
            'check.requested': 'checking',
            'session.lost': {
              target: 'closing',
              actions: { type: 'recordFailure', params: ({ event }) => event.reason },
            },
          },
        },
      },
    },
    tokens: {
      initial: 'unread',
      states: {
        unread: { on: { 'page.hydrated': 'watched' } },
        watched: {
          invoke: { id: 'watchTokens', src: 'watchTokens' },
          initial: 'none',
          on: {
            'tokens.stored': {
              target: '.valid',
              reenter: false,
              actions: { type: 'recordValidity', params: ({ event }) => event.validFor },
            },
            'tokens.expired': '.expired',
            'tokens.refreshing': '.refreshing',
            'tokens.cleared': '.none',
          },
          states: {
            none: {},
            valid: { after: { tokenExpiry: 'expired' } },
            expired: {},
            refreshing: {},
          },
        },
      },
    },
  },
});

const credentialsIn = (event: { type: string }): Credentials => {
  const { username, password, captchaToken } = event as Extract<
    SessionEvent,
    { type: 'credentials.submitted' }
  >;
  return { username, password, ...(captchaToken === undefined ? {} : { captchaToken }) };
};

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>;
