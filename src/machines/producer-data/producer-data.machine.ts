import { type ActorRefFrom, assign, setup } from 'xstate';
import { STORES } from '../../../contract/limits.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { listeningPort, port } from '../port.ts';
import { isLoaded, recorded, resourceStates } from '../resource/resource.states.ts';
import type { LoadResult, ResourceContext, ResourceEvent, ResourceTag } from '../resource/resource.types.ts';

/** All stores that somebody runs, by name. */
export type OwnStores = readonly PopupStore[];

interface ProducerDataContext extends ResourceContext<OwnStores, null> {
  /** Whose it is, by role and id; null for nobody who sells. */
  seller: string | null;
}

type ProducerDataEvent =
  | { type: 'seller.arrived'; seller: string }
  | { type: 'seller.left' }
  | { type: 'data.changed' }
  | ResourceEvent;

const { loadingForSure, refreshing, failed } = resourceStates<OwnStores, null>();

/** What changed meanwhile may not be in the answer that is on its way. */
const again = { target: 'refreshing', reenter: true, actions: 'forgetFailure' } as const;

/**
 * What the screens of a producer share: loaded once when somebody who sells has come, gone with them, and never another one's (R4.6).
 * It is looked at again after each change of one's own, when its reader comes back, and after 5 min (R9.9).
 */
export const producerDataMachine = setup({
  types: {} as { context: ProducerDataContext; events: ProducerDataEvent; tags: ResourceTag },
  actors: {
    load: port<LoadResult<OwnStores>, null>('load'),
    watchSeller: listeningPort(),
    watchReturns: listeningPort(),
  },
  delays: { timeToKeep: STORES.cacheTime },
  guards: {
    isLoaded,
    isOther: ({ context }, seller: string) => context.seller !== seller,
  },
  actions: {
    recordSeller: assign((_, seller: string) => ({ seller, content: null, failure: null })),
    forgetSeller: assign({ seller: null, content: null, failure: null }),
    recordAnswer: assign((_, result: LoadResult<OwnStores>) => recorded(result)),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'producerData',
  context: { question: null, seller: null, content: null, failure: null },
  invoke: [
    { id: 'watchSeller', src: 'watchSeller' },
    { id: 'watchReturns', src: 'watchReturns' },
  ],
  on: {
    'seller.arrived': {
      guard: { type: 'isOther', params: ({ event }) => event.seller },
      target: '.loading',
      actions: { type: 'recordSeller', params: ({ event }) => event.seller },
    },
    'seller.left': { target: '.cleared', actions: 'forgetSeller' },
  },
  initial: 'cleared',
  states: {
    cleared: {},
    loading: { ...loadingForSure, on: { 'data.changed': { target: 'loading', reenter: true } } },
    ready: {
      on: {
        'refresh.requested': { target: 'refreshing', actions: 'forgetFailure' },
        'data.changed': { target: 'refreshing', actions: 'forgetFailure' },
      },
      after: { timeToKeep: { target: 'refreshing', actions: 'forgetFailure' } },
    },
    refreshing: { ...refreshing, on: { 'data.changed': again } },
    failed,
  },
});

export type ProducerDataActorRef = ActorRefFrom<typeof producerDataMachine>;
