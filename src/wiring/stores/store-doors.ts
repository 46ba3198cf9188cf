import type { StoreDoors } from '../../components/store-selector/SelectorResults.tsx';
import type { CurrentStoreEvent } from '../../machines/shell/current-store.types.ts';

/** Handlers that enter and leave a store, connected to the current store (R2.19). */
export const doorsOf = (currentStore: { send(event: CurrentStoreEvent): void }): StoreDoors => ({
  onStoreEntered: (slug) => currentStore.send({ type: 'store.chosenWithRedirect', slug }),
  onStoreLeft: () => currentStore.send({ type: 'store.cleared' }),
});
