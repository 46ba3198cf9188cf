import type { PopupStore } from '../../../../contract/stores/popup-store.ts';

interface StoreWords {
  everywhere: string;
  oneStore: string;
}

/** The stores that a list can be narrowed to; the one that is asked for is among them before their names have come. */
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
