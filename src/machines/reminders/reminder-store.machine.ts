import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

/** What whoever waits for a store is told of it. */
export type ReminderStore = Pick<PopupStore, 'name' | 'slug' | 'status' | 'startDate' | 'endDate'>;

/** The store of whose opening somebody wants to be told (R2.24), and the moment it is looked at. */
export const reminderStoreMachine = createResourceMachine<ReminderStore, { idOrSlug: string }>(
  'awaitedStore',
);

export type ReminderStoreActorRef = ActorRefFrom<typeof reminderStoreMachine>;
