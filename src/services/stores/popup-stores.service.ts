import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import { storeForCart, withoutSaleTerms } from '../../../contract/catalogue/list-item.ts';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { isPublicStore } from '../../../contract/stores/store-visibility.ts';

type StoreResult = Result<PopupStore, FailureOf<'getPopupStore'>>;

const UNSEEN: StoreResult = {
  ok: false,
  failure: { code: 'POPUP_STORE_NOT_FOUND', status: 404, errors: [] },
};

interface Options {
  /** Time to live of cached stores, in ms (R9.9); 0 by default, as on the server. */
  cacheTime?: number;
  /** Current time, in ms UTC. */
  now?: () => number;
}

export const createPopupStoresService = (call: Call, { cacheTime = 0, now = Date.now }: Options = {}) => {
  const cache = new Map<string, { store: PopupStore; until: number }>();

  /**
   * Store by id or slug, not from the cache. A missing store, or one that is not public, is
   * POPUP_STORE_NOT_FOUND for everyone, because the result is stored on this device (R7.9, R8.16).
   */
  async function reloadStore({ idOrSlug }: { idOrSlug: string }, signal?: AbortSignal): Promise<StoreResult> {
    const answer = await call('getPopupStore', { params: { id: idOrSlug } }, signal);
    if (!answer.ok) {
      const { failure } = answer;
      return {
        ok: false,
        failure: failure.status === 404 ? { ...failure, code: 'POPUP_STORE_NOT_FOUND' } : failure,
      };
    }
    const store = storeForCart(answer.value.popupStore);
    if (!isPublicStore(store)) return UNSEEN;
    const until = now() + cacheTime;
    for (const name of [idOrSlug, store.id, store.slug])
      cache.set(name, { store: withoutSaleTerms(store), until });
    return { ok: true, value: store };
  }

  /** Store without its terms of sale, from the cache if possible (R9.9). */
  async function loadStore(asked: { idOrSlug: string }, signal?: AbortSignal): Promise<StoreResult> {
    const known = cache.get(asked.idOrSlug);
    if (known && now() < known.until) return { ok: true, value: known.store };
    const answer = await reloadStore(asked, signal);
    return answer.ok ? { ok: true, value: withoutSaleTerms(answer.value) } : answer;
  }

  /** Clears the cache, after a store was changed here. */
  const forgetStores = () => cache.clear();

  return { loadStore, reloadStore, forgetStores };
};

export type PopupStoresService = ReturnType<typeof createPopupStoresService>;
