import type { ActorRefFrom } from 'xstate';
import { credentialsIn, failureIn, sessionSetup } from './session.setup.ts';

/** One person in one browser: who is here (R2.9–R2.12, R4.4, R4.5), and beside it how the tokens stand (R4.1). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { user: null, failure: null, retryAfter: null, validFor: 0, signOutAttempts: 0 },
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
                    target: '#session.access.anonymous',
                    actions: [
                      { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                      { type: 'recordWait', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: {
                  target: '#session.access.anonymous',
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
            'failure.dismissed': { actions: 'forgetFailure' },
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

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>;
