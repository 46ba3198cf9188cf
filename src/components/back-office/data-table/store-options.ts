import type { PopupStore } from '../../../../contract/stores/popup-store.ts';

interface StoreWords {
  everywhere: string;
  oneStore: string;
}

/** Options of the store filter. The chosen store is included before the names of the stores are loaded. */
export function storeOptions(
  stores: readonly PopupStore[],
  chosen: string | undefined,
  { everywhere, oneStore }: StoreWords,
) {
  const isKnown = !chosen || stores.some(({ id }) => id === chosen);
  return [
    { value: '', label: everywhere },
    ...stores.map(({ id, name }) => ({ value: id, label: name })),
    ...(isKnown ? [] : [{ value: chosen, label: oneStore }]),
  ];
}
