import type { StoreDoors } from '../../components/store-selector/SelectorResults.tsx';
import type { CurrentStoreEvent } from '../../machines/shell/current-store.types.ts';

/** The way into a store, and how it is forgotten, joined to the current one (R2.19). */
export const doorsOf = (currentStore: { send(event: CurrentStoreEvent): void }): StoreDoors => ({
  onStoreEntered: (slug) => currentStore.send({ type: 'store.chosenWithRedirect', slug }),
  onStoreLeft: () => currentStore.send({ type: 'store.cleared' }),
});
