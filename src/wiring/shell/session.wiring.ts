import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionServices } from '../../machines/session/session.types.ts';
import { userLoadingMachine } from '../../machines/session/user-loading.machine.ts';
import { promiseActors } from '../promise-actors.ts';
import { listening } from './listening.ts';

export const wireSession = (services: SessionServices) =>
  sessionMachine.provide({
    actors: {
      watchTokens: listening((listener) => services.watchTokens(listener)),
      loadUser: userLoadingMachine.provide({
        actors: promiseActors({ askUser: (_, signal) => services.loadUser(signal) }),
      }),
      ...promiseActors({
        readTokens: () => services.readTokens(),
        refreshTokens: () => services.refreshTokens(),
        signIn: (credentials, signal) => services.signIn(credentials, signal),
        signOut: () => services.signOut(),
      }),
    },
  });
