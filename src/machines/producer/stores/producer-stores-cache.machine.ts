import { type ActorRefFrom, assign, setup } from 'xstate';
import { STORE_LIMITS } from '../../../../contract/limits.ts';
import type { ProducerPopupStore } from '../../../../contract/producer/producer-popup-store.ts';
import { IMPORT_LIMITS } from '../../../../contract/import/import-limits.ts';
import { effect, callbackPort, port } from '../../port.ts';
import { isLoaded, contextAfterLoad, resourceStates } from '../../ui/resource.states.ts';
import type { LoadResult, ResourceContext, ResourceEvent, ResourceTag } from '../../ui/resource.types.ts';

/** All stores of a producer, by name. */
export type ProducerStores = readonly ProducerPopupStore[];

interface ProducerStoresCacheContext extends ResourceContext<ProducerStores, null> {
  /** Role and id of the seller; null if no seller is signed in. */
  seller: string | null;
}

type ProducerStoresCacheEvent =
  | { type: 'seller.arrived'; seller: string }
  | { type: 'seller.left' }
  | { type: 'data.changed' }
  | ResourceEvent;

const {
  loadingForSure,
  refreshing: { tags },
  failed,
} = resourceStates<ProducerStores, null>();

/** True while an import into the store is being read. */
const isFilled = ({ lastImport }: ProducerPopupStore) =>
  lastImport?.status === 'processing' && !lastImport.paused;

/** Stores whose import has finished since the last answer. */
function filledBy(before: ProducerStores | null, result: LoadResult<ProducerStores>): ProducerStores {
  if (!result.ok) return [];
  const filling = new Set(before?.filter(isFilled).map(({ id }) => id));
  return result.value.filter(({ id, lastImport }) => filling.has(id) && lastImport?.status !== 'processing');
}

/** The pending answer may be older than the change, so the request starts again. */
const again = { target: 'refreshing', reenter: true, actions: 'forgetFailure' } as const;

/**
 * Shared data of a producer's screens: loaded once after sign-in, dropped at sign-out, and never shown to
 * another user (R4.6). It reloads after each change, when the producer returns, and after 5 min (R9.9).
 * During an import it reloads every 10 s and announces the end of the import (R4.11).
 */
export const producerStoresCacheMachine = setup({
  types: {} as { context: ProducerStoresCacheContext; events: ProducerStoresCacheEvent; tags: ResourceTag },
  actors: {
    load: port<LoadResult<ProducerStores>, null>('load'),
    watchSeller: callbackPort(),
    watchReturns: callbackPort(),
  },
  delays: { timeToKeep: STORE_LIMITS.cacheTime, fillingInterval: IMPORT_LIMITS.outOfSightInterval },
  guards: {
    isLoaded,
    isBeingFilled: ({ context: { content } }) => (content ?? []).some(isFilled),
    isOther: ({ context }, seller: string) => context.seller !== seller,
  },
  actions: {
    recordSeller: assign((_, seller: string) => ({ seller, content: null, failure: null })),
    forgetSeller: assign({ seller: null, content: null, failure: null }),
    recordAnswer: assign((_, result: LoadResult<ProducerStores>) => contextAfterLoad(result)),
    forgetFailure: assign({ failure: null }),
    tellFilled: effect<ProducerStores>('tellFilled'),
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
      after: {
        fillingInterval: { guard: 'isBeingFilled', target: 'refreshing', actions: 'forgetFailure' },
        timeToKeep: { target: 'refreshing', actions: 'forgetFailure' },
      },
    },
    refreshing: {
      tags,
      invoke: {
        id: 'load',
        src: 'load',
        input: null,
        onDone: {
          target: 'ready',
          actions: [
            {
              type: 'tellFilled',
              params: ({ context, event }) => filledBy(context.content, event.output),
            },
            { type: 'recordAnswer', params: ({ event }) => event.output },
          ],
        },
      },
      on: { 'data.changed': again },
    },
    failed,
  },
});

export type ProducerStoresCacheActorRef = ActorRefFrom<typeof producerStoresCacheMachine>;
