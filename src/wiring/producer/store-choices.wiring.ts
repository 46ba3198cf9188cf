import type { Call } from '../../../contract/calls/call.ts';
import { STORES } from '../../../contract/limits.ts';
import { storeChoicesMachine } from '../../machines/store-choices/store-choices.machine.ts';
import { createOwnStoresService } from '../../services/popup-stores/own-stores.service.ts';
import { calls } from '../calls.ts';

/** The stores that somebody runs, by name, to choose one of; as many as one call gives (R9.7). */
export const wireStoreChoices = (call: Call) =>
  storeChoicesMachine.provide({
    actors: calls({
      load: async (_, signal) => {
        const answer = await createOwnStoresService(call).listOwnStores(
          { query: { sortBy: 'name' }, limit: STORES.maxLimit, asOf: null },
          signal,
        );
        return answer.ok ? { ok: true, value: answer.value.items } : answer;
      },
    }),
  });
