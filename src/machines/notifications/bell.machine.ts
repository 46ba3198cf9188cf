import { assign, setup } from 'xstate';
import { effect, port } from '../port.ts';

/** `now` in ms UTC. */
type BellEvent =
  | { type: 'page.hydrated'; now: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'bell.pressed' };

/**
 * The bell of a page: it rings by what came with it (R9.10). What watches the notices is fetched when the bell is pressed,
 * when what came is old, or at once where nothing came; where it cannot be fetched, a press is told so.
 */
export const bellMachine = setup({
  types: {} as { context: { isPressed: boolean }; events: BellEvent },
  actors: { fetchNotifications: port<void, void>('fetchNotifications') },
  guards: {
    /** Whether what came with the page is too old to ring by. */
    isOutdated: (_, _at: { now: number }): boolean => false,
    isPressed: ({ context }) => context.isPressed,
  },
  actions: {
    recordPress: assign({ isPressed: true }),
    openPanel: effect('openPanel'),
    tellUnavailable: effect('tellUnavailable'),
  },
}).createMachine({
  id: 'bell',
  context: { isPressed: false },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'page.hydrated': {
          guard: { type: 'isOutdated', params: ({ event }) => event },
          target: 'fetching',
        },
        'clock.ticked': { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'fetching' },
        'bell.pressed': { target: 'fetching', actions: 'recordPress' },
      },
    },
    fetching: {
      invoke: {
        id: 'fetchNotifications',
        src: 'fetchNotifications',
        onDone: [{ guard: 'isPressed', target: 'watched', actions: 'openPanel' }, { target: 'watched' }],
        onError: [
          { guard: 'isPressed', target: 'unavailable', actions: 'tellUnavailable' },
          { target: 'unavailable' },
        ],
      },
      on: { 'bell.pressed': { actions: 'recordPress' } },
    },
    watched: {},
    unavailable: { on: { 'bell.pressed': { actions: 'tellUnavailable' } } },
  },
});
