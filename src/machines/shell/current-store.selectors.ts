import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { CurrentStoreSnapshot } from './current-store.machine.ts';

/** The store whose pages are shown, open or not. */
export const selectStore = ({ context }: CurrentStoreSnapshot): PopupStore | null => context.store;

/** The id or slug of the store that was asked for and is not here yet. */
export const selectComing = (snapshot: CurrentStoreSnapshot): string | null =>
  snapshot.hasTag('loading') ? snapshot.context.wanted : null;

/** By which name a store was asked for that is not there (R2.20, R8.16). */
export const selectMissing = (snapshot: CurrentStoreSnapshot): string | null =>
  snapshot.matches('missing') ? snapshot.context.wanted : null;

/** The store that the address names while it does not sell: scheduled, paused or ended. A store that is only remembered is not named (R2.20, R4.10). */
export const selectNamedNotOpen = (snapshot: CurrentStoreSnapshot): PopupStore | null =>
  snapshot.matches({ known: 'notOpen' }) && snapshot.context.named !== null ? snapshot.context.store : null;

/** The store in which one can buy now (R2.20, R4.10). */
export const selectOpenStore = (snapshot: CurrentStoreSnapshot): PopupStore | null =>
  snapshot.matches({ known: 'open' }) ? snapshot.context.store : null;
