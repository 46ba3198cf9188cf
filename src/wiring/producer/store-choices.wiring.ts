import type { Call } from '../../../contract/calls/call.ts';
import { STORES } from '../../../contract/limits.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';

/** All stores that somebody runs, by name, to choose one of; as many as one call gives (R9.7). */
export const loadAllOwnStores = (call: Call) => async (_: unknown, signal: AbortSignal) => {
  const answer = await createOwnStoresService(call).listOwnStores(
    { query: { sortBy: 'name' }, limit: STORES.maxLimit, asOf: null },
    signal,
  );
  return answer.ok ? ({ ok: true, value: answer.value.items } as const) : answer;
};
