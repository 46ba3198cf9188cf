import type { ActorRefFrom } from 'xstate';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { createResourceMachine } from '../ui/resource.machine.ts';

/** Store data on the page of a reminder. */
export type ReminderStore = Pick<PopupStore, 'name' | 'slug' | 'status' | 'startDate' | 'endDate'>;

/** Store of a reminder (R2.24), and the time at which the page was opened. */
export const reminderStoreMachine = createResourceMachine<ReminderStore, { idOrSlug: string }>(
  'awaitedStore',
);

export type ReminderStoreActorRef = ActorRefFrom<typeof reminderStoreMachine>;
