import { assign, setup } from 'xstate';
import { OFFLINE_PAGE_LIMITS } from '../../../contract/offline/offline-page-limits.ts';
import { effect, callbackPort, port } from '../port.ts';

export type OfflinePagesEvent =
  /** Another address is displayed. */
  | { type: 'page.shown' }
  /** A member signed in or out. */
  | { type: 'member.changed'; userId: string | null };

/** Services of the offline pages: the registration of the service worker. */
export interface OfflinePagesServices {
  /** Registers the service worker, or finds it registered. Resolves to false if this browser has none. */
  registerWorker(): Promise<boolean>;
}

/**
 * Offline copies of visited pages, stored by the service worker (R2.25). It registers after hydration; a
 * newer worker waits until all pages of the older one are closed. A page is stored once it has been visible
 * for a while. A sign-out deletes all copies.
 */
export const offlinePagesMachine = setup({
  types: {} as { context: { memberId: string | null }; events: OfflinePagesEvent },
  actors: {
    registerWorker: port<boolean, void>('registerWorker'),
    watchAddress: callbackPort(),
    watchMember: callbackPort(),
    leadLinks: callbackPort(),
  },
  guards: {
    isThere: (_, isThere: boolean) => isThere,
    hasLeft: ({ context: { memberId } }, { userId }: { userId: string | null }) =>
      memberId !== null && memberId !== userId,
  },
  actions: {
    recordMember: assign((_, { userId }: { userId: string | null }) => ({ memberId: userId })),
    keepPage: effect<void>('keepPage'),
    forgetPages: effect<void>('forgetPages'),
    dropNotice: effect<void>('dropNotice'),
  },
  delays: { settleTime: OFFLINE_PAGE_LIMITS.settleTime },
}).createMachine({
  id: 'seenPages',
  context: { memberId: null },
  // A sign-out must delete the copies of other pages too, even if no worker is registered here.
  invoke: { id: 'watchMember', src: 'watchMember' },
  initial: 'registering',
  on: {
    'member.changed': [
      {
        guard: { type: 'hasLeft', params: ({ event }) => event },
        actions: [{ type: 'recordMember', params: ({ event }) => event }, 'forgetPages'],
      },
      { actions: { type: 'recordMember', params: ({ event }) => event } },
    ],
  },
  states: {
    registering: {
      invoke: {
        id: 'registerWorker',
        src: 'registerWorker',
        onDone: [
          { guard: { type: 'isThere', params: ({ event }) => event.output }, target: 'watching' },
          { target: 'without' },
        ],
        onError: 'without',
      },
    },
    // The browser has no service workers, or the registration failed.
    without: {},
    watching: {
      invoke: [
        { id: 'watchAddress', src: 'watchAddress' },
        { id: 'leadLinks', src: 'leadLinks' },
      ],
      on: {
        'member.changed': {
          guard: { type: 'hasLeft', params: ({ event }) => event },
          target: '.kept',
          actions: [{ type: 'recordMember', params: ({ event }) => event }, 'forgetPages'],
        },
        // The displayed page is up to date, so its notice about stale content goes.
        'page.shown': { target: '.settling', actions: 'dropNotice' },
      },
      initial: 'settling',
      states: {
        settling: { after: { settleTime: { target: 'kept', actions: 'keepPage' } } },
        kept: {},
      },
    },
  },
});
