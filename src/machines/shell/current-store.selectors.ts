import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { CurrentStoreSnapshot } from './current-store.machine.ts';

/** Current store, open or not. */
export const selectStore = ({ context }: CurrentStoreSnapshot): PopupStore | null => context.store;

/** Id or slug of the store that is loading; null otherwise. */
export const selectLoadingIdOrSlug = (snapshot: CurrentStoreSnapshot): string | null =>
  snapshot.hasTag('loading') ? snapshot.context.wanted : null;

/** Id or slug of a requested store that does not exist; null otherwise (R2.20, R8.16). */
export const selectMissingIdOrSlug = (snapshot: CurrentStoreSnapshot): string | null =>
  snapshot.matches('missing') ? snapshot.context.wanted : null;

/**
 * Store in the address that does not sell now: scheduled, paused or ended. Null for a store that is only
 * remembered (R2.20, R4.10).
 */
export const selectClosedStoreInAddress = (snapshot: CurrentStoreSnapshot): PopupStore | null =>
  snapshot.matches({ known: 'notOpen' }) && snapshot.context.named !== null ? snapshot.context.store : null;

/** Current store if it is open for sale now; null otherwise (R2.20, R4.10). */
export const selectOpenStore = (snapshot: CurrentStoreSnapshot): PopupStore | null =>
  snapshot.matches({ known: 'open' }) ? snapshot.context.store : null;
