import type { Call } from '../../../../contract/api/call.ts';
import { STORE_LIMITS } from '../../../../contract/limits.ts';
import { createProducerStoresService } from '../../../services/producer/stores/producer-stores.service.ts';

/** All stores of the producer by name, as options; at most one page of the call (R9.7). */
export const loadAllProducerStores = (call: Call) => async (_: unknown, signal: AbortSignal) => {
  const answer = await createProducerStoresService(call).listProducerStores(
    { query: { sortBy: 'name' }, limit: STORE_LIMITS.maxLimit, asOf: null },
    signal,
  );
  return answer.ok ? ({ ok: true, value: answer.value.items } as const) : answer;
};
