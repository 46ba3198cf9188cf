import type { Call } from '../../../contract/calls/call.ts';
import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { Result } from '../../../contract/calls/failure.ts';
import { STORES } from '../../../contract/limits.ts';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';

/** The stores of the market, whoever runs them, for its admins. */
export const createMarketStoresService = (call: Call) => {
  /** Stores by name, to choose one of; as many as one call gives (R9.7). */
  async function loadChoices(
    _: unknown,
    signal?: AbortSignal,
  ): Promise<Result<PopupStore[], FailureOf<'listPopupStores'>>> {
    const query = { sortBy: 'name', sortOrder: 'asc', limit: STORES.maxLimit } as const;
    const answer = await call('listPopupStores', { query }, signal);
    return answer.ok ? { ok: true, value: answer.value.popupStores } : answer;
  }

  return { loadChoices };
};
