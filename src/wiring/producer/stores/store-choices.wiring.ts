import type { Call } from '../../../../contract/api/call.ts';
import { STORES } from '../../../../contract/limits.ts';
import { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';

/** All stores that somebody runs, by name, to choose one of; as many as one call gives (R9.7). */
export const loadAllProducerStores = (call: Call) => async (_: unknown, signal: AbortSignal) => {
  const answer = await createProducerStoresService(call).listProducerStores(
    { query: { sortBy: 'name' }, limit: STORES.maxLimit, asOf: null },
    signal,
  );
  return answer.ok ? ({ ok: true, value: answer.value.items } as const) : answer;
};
