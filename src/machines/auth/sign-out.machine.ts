import { assign, setup } from 'xstate';
import { CONNECTION_TIMING, SESSION_LIMITS } from '../../../contract/limits.ts';
import { port } from '../port.ts';

/** Tokens of a session that this browser has dropped already. */
export interface SignOutInput {
  accessToken: string | null;
  refreshToken: string | null;
}

/** Result of the logout call: done, token refused, or server not reached. */
export type LogoutOutcome = 'told' | 'refused' | 'unreached';

/** Services of the sign-out: logout call, token refresh, and the wait for a connection. */
export interface SignOutServices {
  tellServer(left: { accessToken: string }): Promise<LogoutOutcome>;
  /** New access token, or null if the server gives none. */
  askRefresh(left: { refreshToken: string }): Promise<string | null>;
  /** Resolves when this device is online. */
  awaitLine(): Promise<void>;
}

/**
 * Sign-out on the server. The user is out at once; the call runs in the background. It makes at most two
 * attempts, the second with a fresh token if the old one was refused (R7.6, R9.2).
 */
export const signOutMachine = setup({
  types: {} as { input: SignOutInput; context: SignOutInput & { attempts: number } },
  actors: {
    tellServer: port<LogoutOutcome, { accessToken: string }>('tellServer'),
    askRefresh: port<string | null, { refreshToken: string }>('askRefresh'),
    awaitLine: port<void, void>('awaitLine'),
  },
  guards: {
    hasNothing: ({ context: { accessToken, refreshToken } }) => accessToken === null && refreshToken === null,
    hasAccessToken: ({ context }) => context.accessToken !== null,
    isTold: (_, told: LogoutOutcome) => told === 'told',
    isLastAttempt: ({ context }) => context.attempts >= SESSION_LIMITS.logoutAttempts,
    isRefused: (_, told: LogoutOutcome) => told === 'refused',
    hasRefreshToken: ({ context }) => context.refreshToken !== null,
    isRenewed: (_, accessToken: string | null) => accessToken !== null,
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    recordToken: assign({ accessToken: (_, accessToken: string | null) => accessToken }),
  },
  delays: { farewellPause: CONNECTION_TIMING.probePause },
}).createMachine({
  id: 'farewell',
  context: ({ input }) => ({ ...input, attempts: 0 }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'hasNothing', target: 'over' },
        { guard: 'hasAccessToken', target: 'telling' },
        { target: 'renewing' },
      ],
    },
    telling: {
      entry: 'countAttempt',
      invoke: {
        id: 'tellServer',
        src: 'tellServer',
        input: ({ context }) => ({ accessToken: context.accessToken ?? '' }),
        onDone: [
          { guard: { type: 'isTold', params: ({ event }) => event.output }, target: 'over' },
          { guard: 'isLastAttempt', target: 'over' },
          { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'refused' },
          { target: 'waiting' },
        ],
        onError: 'over',
      },
    },
    refused: { always: [{ guard: 'hasRefreshToken', target: 'renewing' }, { target: 'over' }] },
    renewing: {
      invoke: {
        id: 'askRefresh',
        src: 'askRefresh',
        input: ({ context }) => ({ refreshToken: context.refreshToken ?? '' }),
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'telling',
            actions: { type: 'recordToken', params: ({ event }) => event.output },
          },
          { target: 'over' },
        ],
        onError: 'over',
      },
    },
    waiting: { after: { farewellPause: 'awaitingLine' } },
    awaitingLine: {
      invoke: { id: 'awaitLine', src: 'awaitLine', onDone: 'telling', onError: 'over' },
    },
    over: { type: 'final' },
  },
});
