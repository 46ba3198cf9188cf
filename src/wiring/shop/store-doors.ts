import type { StoreDoors } from '../../components/store-selector/SelectorResults.tsx';
import type { CurrentStoreEvent } from '../../machines/current-store/current-store.types.ts';

/** The ways into a store and out of it, joined to the current one (R2.19). */
export const doorsOf = (currentStore: { send(event: CurrentStoreEvent): void }): StoreDoors => ({
  onStoreChosen: (slug) => currentStore.send({ type: 'store.chosen', slug }),
  onStoreEntered: (slug) => currentStore.send({ type: 'store.chosenWithRedirect', slug }),
  onStoreLeft: () => currentStore.send({ type: 'store.cleared' }),
});
