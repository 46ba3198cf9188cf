import type { ActorRefFrom } from 'xstate';
import { credentialsIn, failureIn, sessionSetup } from './session.setup.ts';

/** State that loads the user of accepted tokens, at a check and at a sign-in. */
const loadingUser = sessionSetup.createStateConfig({
  invoke: {
    id: 'loadUser',
    src: 'loadUser',
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: '#session.awake.authenticated',
        actions: { type: 'recordUser', params: ({ event }) => event.output },
      },
      {
        target: '#session.awake.closing',
        actions: { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
      },
    ],
    onError: {
      target: '#session.awake.closing',
      actions: { type: 'recordFailure', params: 'UNKNOWN' },
    },
  },
});

/** Session of one browser: checks the tokens, loads the user, signs in and out (R2.9–R2.12, R4.4, R4.5). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { user: null, failure: null, retryAfter: null, wasOpen: false },
  initial: 'dormant',
  states: {
    dormant: { on: { 'page.hydrated': 'awake' } },
    awake: {
      invoke: { id: 'watchTokens', src: 'watchTokens' },
      initial: 'checking',
      states: {
        checking: {
          tags: 'checking',
          entry: 'forgetFailure',
          initial: 'reading',
          on: { 'tokens.changedElsewhere': 'checking' },
          states: {
            reading: {
              invoke: {
                id: 'readTokens',
                src: 'readTokens',
                onDone: [
                  { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'loadingUser' },
                  { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'refreshing' },
                  {
                    guard: 'wasOpen',
                    target: '#session.awake.closing',
                    actions: { type: 'recordFailure', params: 'CLOSED_ELSEWHERE' },
                  },
                  { target: '#session.awake.closing' },
                ],
                onError: {
                  target: '#session.awake.closing',
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
                    target: '#session.awake.closing',
                    actions: { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                  },
                ],
                onError: {
                  target: '#session.awake.closing',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
            loadingUser,
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
                    target: '#session.awake.anonymous',
                    actions: [
                      { type: 'recordFailure', params: ({ event }) => failureIn(event.output) },
                      { type: 'recordWait', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: {
                  target: '#session.awake.anonymous',
                  actions: { type: 'recordFailure', params: 'UNKNOWN' },
                },
              },
            },
            loadingUser,
          },
        },
        authenticated: {
          entry: ['recordClosed', { type: 'notifyOpened', params: ({ context }) => context.user }],
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
              actions: [{ type: 'notifyClosed', params: 'CHANGED_ELSEWHERE' }, 'recordOpen'],
            },
          },
        },
        signingOut: {
          tags: 'checking',
          on: { 'tokens.changedElsewhere': 'checking' },
          invoke: { id: 'signOut', src: 'signOut', onDone: 'anonymous', onError: 'anonymous' },
        },
        closing: {
          entry: [
            { type: 'notifyClosed', params: ({ context }) => context.failure ?? 'NONE' },
            'recordClosed',
          ],
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
  },
});

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>;
