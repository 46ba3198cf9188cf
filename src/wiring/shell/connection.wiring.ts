import { connectionMachine, type ConnectionServices } from '../../machines/connection/connection.machine.ts';
import { tasks } from '../calls.ts';
import { listening } from './listening.ts';

export const wireConnection = (services: ConnectionServices) =>
  connectionMachine.provide({
    actors: {
      watchConnection: listening((listener) => services.watchConnection(listener)),
      ...tasks({ askHealth: (_, signal) => services.askHealth(signal) }),
    },
  });
