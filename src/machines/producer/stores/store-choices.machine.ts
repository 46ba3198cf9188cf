import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../../ui/resource.machine.ts';

/** Stores of anybody by name, among which a list of the admins is narrowed to one (R9.7). */
export const storeChoicesMachine = createResourceMachine<readonly PopupStore[], null>('storeChoices', {
  isAlwaysThere: true,
});

export type StoreChoicesActorRef = ActorRefFrom<typeof storeChoicesMachine>;
