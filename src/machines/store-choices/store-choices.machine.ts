import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { createResourceMachine } from '../resource/resource.machine.ts';

/** The stores in which somebody may sell, to choose one of (R7.15). */
export const storeChoicesMachine = createResourceMachine<readonly PopupStore[], null>('storeChoices', {
  isAlwaysThere: true,
});

export type StoreChoicesActorRef = ActorRefFrom<typeof storeChoicesMachine>;
