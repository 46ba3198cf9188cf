import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** The stores that are open or will open, among whose dates one chooses one's own (R7.9). */
export const overlappingStoresMachine = createResourceMachine<readonly PopupStore[], null>('neighbours', {
  isAlwaysThere: true,
});

export type OverlappingStoresActorRef = ActorRefFrom<typeof overlappingStoresMachine>;
