import type { InputFrom } from 'xstate';
import type { additionReadOutMachine } from '../cart/addition-read-out.machine.ts';
import type { favouritesMachine } from '../favourites/favourites.machine.ts';
import type { notificationsMachine } from '../notifications/notifications.machine.ts';
import type { producerDataMachine } from '../producer/stores/producer-data.machine.ts';
import type { offlinePagesMachine } from '../offline/offline-pages.machine.ts';
import { listeningPort } from '../port.ts';

/** The app's children whose code comes when the page lives already; types alone, so that no page carries them. */
export interface LazyChildren {
  additionReadOut: typeof additionReadOutMachine;
  favourites: typeof favouritesMachine;
  notifications: typeof notificationsMachine;
  producerData: typeof producerDataMachine;
  seenPages: typeof offlinePagesMachine;
}

export type LazyChild = keyof LazyChildren;

/** The code of a child has come. It lives as long as the page, or until the session ends to which it belongs. */
export type ChildArrived<Id extends LazyChild = LazyChild> = {
  type: 'child.arrived';
  id: Id;
  input: InputFrom<LazyChildren[Id]>;
  until: 'page' | 'session';
};

/** Their places among the app's actors; nobody starts what stands there until `registerLazyChild` has put the chart in. */
export const yetToCome = { notifications: listeningPort() } as unknown as LazyChildren;
