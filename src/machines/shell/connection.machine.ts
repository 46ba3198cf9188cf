import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { CONNECTION_TIMING } from '../../../contract/limits.ts';
import { appOrSelf } from './app-or-self.ts';
import { callbackPort, port } from '../port.ts';

/** Connection events of the browser and of the calls. */
export type ConnectionMachineEvent =
  | { type: 'browser.connected' }
  | { type: 'browser.disconnected' }
  | { type: 'call.answered' }
  | { type: 'call.unanswered' };

/** Services of the connection: reports of browser and calls, and the health check. */
export interface ConnectionServices {
  watchConnection(listener: (event: ConnectionMachineEvent) => void): () => void;
  /** Resolves to true if the server answered at all. */
  askHealth(signal: AbortSignal): Promise<boolean>;
}

/** Event for the application once the server is reachable again. */
export type AppConnectionEvent = { type: 'connection.restored' };

export const connectionMachine = setup({
  types: {} as { events: ConnectionMachineEvent | { type: 'page.hydrated' } },
  actors: { watchConnection: callbackPort(), askHealth: port<boolean, void>('askHealth') },
  guards: { isReached: (_, isReached: boolean) => isReached },
  actions: {
    notifyRestored: sendTo(appOrSelf, { type: 'connection.restored' } satisfies AppConnectionEvent),
  },
  delays: { probePause: CONNECTION_TIMING.probePause },
}).createMachine({
  id: 'connection',
  initial: 'dormant',
  states: {
    dormant: { on: { 'page.hydrated': 'watched' } },
    watched: {
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      initial: 'online',
      on: { 'browser.disconnected': '.offline' },
      states: {
        online: {
          initial: 'steady',
          states: {
            steady: { on: { 'call.unanswered': '#connection.watched.unreachable' } },
            // After a reconnection all listeners retry at once. One of these calls may stay unanswered
            // although the probe succeeds; an immediate probe would then start an endless loop. So it pauses
            // first.
            regained: {
              after: { probePause: 'steady' },
              on: { 'call.unanswered': '#connection.watched.unreachable.waiting' },
            },
          },
        },
        offline: {
          on: {
            'browser.connected': { target: 'online.regained', actions: 'notifyRestored' },
            'call.answered': { target: 'online.regained', actions: 'notifyRestored' },
          },
        },
        unreachable: {
          initial: 'asking',
          on: { 'call.answered': { target: 'online.regained', actions: 'notifyRestored' } },
          states: {
            asking: {
              invoke: {
                id: 'askHealth',
                src: 'askHealth',
                onDone: [
                  {
                    guard: { type: 'isReached', params: ({ event }) => event.output },
                    target: '#connection.watched.online.regained',
                    actions: 'notifyRestored',
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
            waiting: { after: { probePause: 'asking' }, on: { 'browser.connected': 'asking' } },
          },
        },
      },
    },
  },
});

/** Connection status for the banner; 'online' until an event says otherwise. */
export function connectionOf(
  snapshot: SnapshotFrom<typeof connectionMachine>,
): 'online' | 'offline' | 'unreachable' {
  if (snapshot.matches({ watched: 'offline' })) return 'offline';
  return snapshot.matches({ watched: 'unreachable' }) ? 'unreachable' : 'online';
}
