import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** All stores by name, as options of the admins' store filter (R9.7). */
export const storeChoicesMachine = createResourceMachine<readonly PopupStore[], null>('storeChoices', {
  isAlwaysThere: true,
});

export type StoreChoicesActorRef = ActorRefFrom<typeof storeChoicesMachine>;
