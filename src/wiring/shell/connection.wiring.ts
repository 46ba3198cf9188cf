import { fromPromise } from 'xstate';
import { connectionMachine, type ConnectionServices } from '../../machines/connection/connection.machine.ts';
import { listening } from './listening.ts';

export const wireConnection = (services: ConnectionServices) =>
  connectionMachine.provide({
    actors: {
      watchConnection: listening((listener) => services.watchConnection(listener)),
      askHealth: fromPromise(({ signal }) => services.askHealth(signal)),
    },
  });
