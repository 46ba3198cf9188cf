import { fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionServices } from '../../machines/session/session.types.ts';
import { userLoadingMachine } from '../../machines/session/user-loading.machine.ts';
import { listening } from './listening.ts';

export const wireSession = (services: SessionServices) =>
  sessionMachine.provide({
    actors: {
      watchTokens: listening((listener) => services.watchTokens(listener)),
      readTokens: fromPromise(() => services.readTokens()),
      refreshTokens: fromPromise(() => services.refreshTokens()),
      loadUser: userLoadingMachine.provide({
        actors: { askUser: fromPromise(({ signal }) => services.loadUser(signal)) },
      }),
      signIn: fromPromise(({ input, signal }) => services.signIn(input, signal)),
      signOut: fromPromise(() => services.signOut()),
    },
  });
