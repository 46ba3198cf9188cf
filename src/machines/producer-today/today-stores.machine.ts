import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** All stores that a producer runs, for what they ask for today. */
export const todayStoresMachine = createResourceMachine<readonly PopupStore[], null>('todayStores', {
  isWatched: true,
  isAlwaysThere: true,
});

export type TodayStoresActorRef = ActorRefFrom<typeof todayStoresMachine>;
