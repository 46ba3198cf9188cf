import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';

export type LoadStoreResult = Result<PopupStore, FailureOf<'getPopupStore'>>;

/** Failure to load the requested store, with the id or slug of the request (R8.16). */
export interface CurrentStoreFailure {
  code: FailureOf<'getPopupStore'>['code'];
  idOrSlug: string;
}

/** New content of the address bar: path, query and fragment. */
export interface ShownAddress {
  href: string;
  replace: boolean;
}

/** Services of the current store; times in ms UTC. A wiring connects them to the chart. */
export interface CurrentStoreServices {
  loadStore(input: { idOrSlug: string }, signal: AbortSignal): Promise<LoadStoreResult>;
  /** Last chosen store; null after the cache's time to live (R9.9). */
  recallStore(input: { now: number }): Promise<PopupStore | null>;
  rememberStore(input: { store: PopupStore; now: number }): void;
  forgetStore(): void;
  showAddress(address: ShownAddress): void;
  /** Navigates to an absolute URL on another host. */
  openAddress(address: { href: string }): void;
}

/** `href` is an absolute URL; `now` is in ms UTC. */
export interface CurrentStoreInput {
  href: string;
  publicHost: string;
  now: number;
}

export interface CurrentStoreContext extends CurrentStoreInput {
  /** Id or slug of the store in the address. */
  named: string | null;
  /** Id or slug of the requested store, from the address or by choice. */
  wanted: string | null;
  store: PopupStore | null;
  failure: CurrentStoreFailure | null;
}

export type CurrentStoreEvent =
  | { type: 'page.hydrated'; now: number }
  | { type: 'clock.ticked'; now: number }
  | { type: 'address.changed'; href: string }
  | { type: 'store.chosen'; slug: string }
  | { type: 'store.chosenWithRedirect'; slug: string }
  | { type: 'store.cleared' }
  | { type: 'store.retried' };
