import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Open and upcoming stores, shown while a producer chooses dates (R7.9). */
export const overlappingStoresMachine = createResourceMachine<readonly PopupStore[], null>('neighbours', {
  isAlwaysThere: true,
});

export type OverlappingStoresActorRef = ActorRefFrom<typeof overlappingStoresMachine>;
