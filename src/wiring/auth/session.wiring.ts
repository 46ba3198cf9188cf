import { sessionMachine } from '../../machines/auth/session.machine.ts';
import type { SessionServices } from '../../machines/auth/session.types.ts';
import { userLoadingMachine } from '../../machines/auth/user-loading.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { listenerActor } from '../shell/listener-actor.ts';

export const wireSession = (services: SessionServices) =>
  sessionMachine.provide({
    actors: {
      watchTokens: listenerActor((listener) => services.watchTokens(listener)),
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
