import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';

export type LoadStoreResult = Result<PopupStore, FailureOf<'getPopupStore'>>;

/** Why the store that was asked for is not shown, and by which name it was asked for (R8.16). */
export interface CurrentStoreFailure {
  code: FailureOf<'getPopupStore'>['code'];
  idOrSlug: string;
}

/** Where the address bar should be: path, query and fragment. */
export interface ShownAddress {
  href: string;
  replace: boolean;
}

/** What the current store needs from outside. Services satisfy it; only a route may join the two. Moments are ms UTC. */
export interface CurrentStoreServices {
  loadStore(input: { idOrSlug: string }, signal: AbortSignal): Promise<LoadStoreResult>;
  /** The store chosen last, unless that is longer ago than the cache lives (R9.9). */
  recallStore(input: { now: number }): Promise<PopupStore | null>;
  rememberStore(input: { store: PopupStore; now: number }): void;
  forgetStore(): void;
  showAddress(address: ShownAddress): void;
  /** Leaves the page for a whole address at another host. */
  openAddress(address: { href: string }): void;
}

/** `href` is the whole address; `now` is in ms UTC. */
export interface CurrentStoreInput {
  href: string;
  publicHost: string;
  now: number;
}

export interface CurrentStoreContext extends CurrentStoreInput {
  /** The store that the address names, by id or slug. */
  named: string | null;
  /** The store that is asked for, by the address or by choice. */
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
