import { assign, setup } from 'xstate';
import { OFFLINE_PAGES } from '../../../contract/offline/offline-page-limits.ts';
import { effect, listeningPort, port } from '../port.ts';

export type OfflinePagesEvent =
  /** Another address is shown. */
  | { type: 'page.shown' }
  /** Somebody is here, or nobody. */
  | { type: 'member.changed'; userId: string | null };

/** What it needs from outside. */
export interface OfflinePagesServices {
  /** Has the worker come, or find that it is there; whether this browser has any. */
  registerWorker(): Promise<boolean>;
}

/**
 * What of this page a worker keeps for when there is no line (R2.25). It comes once the page lives; a newer one waits until all pages
 * of the one before are closed, so that nothing here is loaded anew. A page that stays counts as seen; whoever leaves has
 * everything forgotten.
 */
export const offlinePagesMachine = setup({
  types: {} as { context: { memberId: string | null }; events: OfflinePagesEvent },
  actors: {
    registerWorker: port<boolean, void>('registerWorker'),
    watchAddress: listeningPort(),
    watchMember: listeningPort(),
    leadLinks: listeningPort(),
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
  delays: { settleTime: OFFLINE_PAGES.settleTime },
}).createMachine({
  id: 'seenPages',
  context: { memberId: null },
  // Whoever leaves may have kept something on another page, whether a worker has come to this one or not.
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
    // A browser that has none, or could not fetch it: the page does without.
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
        // What is shown now has been asked for now.
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
