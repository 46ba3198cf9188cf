import { connectionMachine, type ConnectionServices } from '../../machines/shell/connection.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';
import { listening } from './listening.ts';

export const wireConnection = (services: ConnectionServices) =>
  connectionMachine.provide({
    actors: {
      watchConnection: listening((listener) => services.watchConnection(listener)),
      ...promiseActors({ askHealth: (_, signal) => services.askHealth(signal) }),
    },
  });
