import { assign, setup } from 'xstate';
import { effect, port } from '../port.ts';

/** `now` in ms UTC. */
type BellEvent =
  | { type: 'page.hydrated'; now: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'bell.pressed' };

/**
 * Notification bell. Its badge uses the data embedded in the page (R9.10). The code for live notifications
 * loads when the bell is pressed, when that data is outdated, or at once without any. If it cannot be loaded,
 * a press shows an error.
 */
export const bellMachine = setup({
  types: {} as { context: { isPressed: boolean }; events: BellEvent },
  actors: { fetchNotifications: port<void, void>('fetchNotifications') },
  guards: {
    /** True if the data embedded in the page is too old for the badge. */
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
