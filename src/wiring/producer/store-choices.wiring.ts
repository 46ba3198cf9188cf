import type { Call } from '../../../contract/calls/call.ts';
import { STORES } from '../../../contract/limits.ts';
import { storeChoicesMachine } from '../../machines/store-choices/store-choices.machine.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';
import { calls } from '../calls.ts';

/** All stores that somebody runs, by name; as many as one call gives (R9.7). */
export const loadAllOwnStores = (call: Call) => async (_: unknown, signal: AbortSignal) => {
  const answer = await createOwnStoresService(call).listOwnStores(
    { query: { sortBy: 'name' }, limit: STORES.maxLimit, asOf: null },
    signal,
  );
  return answer.ok ? ({ ok: true, value: answer.value.items } as const) : answer;
};

/** The stores that somebody runs, to choose one of. */
export const wireStoreChoices = (call: Call) =>
  storeChoicesMachine.provide({ actors: calls({ load: loadAllOwnStores(call) }) });
