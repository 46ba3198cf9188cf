import type { InputFrom } from 'xstate';
import type { additionAnnouncementMachine } from '../cart/addition-announcement.machine.ts';
import type { favouritesMachine } from '../favourites/favourites.machine.ts';
import type { notificationsMachine } from '../notifications/notifications.machine.ts';
import type { producerStoresCacheMachine } from '../producer/stores/producer-stores-cache.machine.ts';
import type { versionSkewMachine } from '../hydration/version-skew.machine.ts';
import type { offlinePagesMachine } from '../offline/offline-pages.machine.ts';
import { callbackPort } from '../port.ts';

/** Lazy children of the application: their code loads after hydration, or they start with it. Types only, so that no page bundles them. */
export interface LazyChildren {
  additionReadOut: typeof additionAnnouncementMachine;
  favourites: typeof favouritesMachine;
  notifications: typeof notificationsMachine;
  producerData: typeof producerStoresCacheMachine;
  seenPages: typeof offlinePagesMachine;
  versionSkew: typeof versionSkewMachine;
}

export type LazyChildId = keyof LazyChildren;

/** Event: the code of a child has loaded. The child lives as long as the page, or until the session ends. */
export type ChildArrived<Id extends LazyChildId = LazyChildId> = {
  type: 'child.arrived';
  id: Id;
  input: InputFrom<LazyChildren[Id]>;
  until: 'page' | 'session';
};

/** Placeholders among the application's actors. Nothing spawns them before `registerLazyChild` has set the chart. */
export const unregisteredChildren = { notifications: callbackPort() } as unknown as LazyChildren;
