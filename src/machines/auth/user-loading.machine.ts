import { assign, setup } from 'xstate';
import { SESSION_LIMITS } from '../../../contract/limits.ts';
import type { User } from '../../../contract/account/user.ts';
import { port } from '../port.ts';
import { isTransientFailure, type SessionFailure } from './session-failure.ts';

export type LoadUserResult = { ok: true; user: User } | { ok: false; failure: SessionFailure };

/**
 * Loads the signed-in user: at most three attempts, one second apart. After a 403 at most two, since each may
 * cost a refresh (R9.2).
 */
export const userLoadingMachine = setup({
  types: {} as {
    context: { attempts: number; result: LoadUserResult };
    output: LoadUserResult;
  },
  actors: { askUser: port<LoadUserResult, void>('askUser') },
  guards: {
    isWorthAnotherTry: ({ context: { attempts } }, result: LoadUserResult) =>
      !result.ok &&
      ((isTransientFailure(result.failure) && attempts < SESSION_LIMITS.userInfoAttempts) ||
        (result.failure === 'FORBIDDEN' && attempts < SESSION_LIMITS.userInfoRefreshes)),
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    recordResult: assign({ result: (_, result: LoadUserResult) => result }),
  },
  delays: { userInfoRetryDelay: SESSION_LIMITS.userInfoRetryDelay },
}).createMachine({
  id: 'userLoading',
  context: { attempts: 0, result: { ok: false, failure: 'UNKNOWN' } },
  output: ({ context }) => context.result,
  initial: 'asking',
  states: {
    asking: {
      entry: 'countAttempt',
      invoke: {
        id: 'askUser',
        src: 'askUser',
        onDone: [
          {
            guard: { type: 'isWorthAnotherTry', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'recordResult', params: ({ event }) => event.output },
          },
          { target: 'settled', actions: { type: 'recordResult', params: ({ event }) => event.output } },
        ],
        onError: 'settled',
      },
    },
    waiting: { after: { userInfoRetryDelay: 'asking' } },
    settled: { type: 'final' },
  },
});
