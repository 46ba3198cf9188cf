import { STORES_OF, type StoresPath } from '../../../../contract/shell/stores-path.ts';
import { FIRST_STEP, STORE_STEPS, type StoreStep } from '../../../../contract/stores/store-steps.ts';
import { createAddress, oneOf } from '../../shell/address.ts';

const names = { step: oneOf(STORE_STEPS) };

/** Which step of a store's editor an address asks for. */
export const stepIn = createAddress('/', names).read;

/** Where a step of the editor stands, of a new store where there is none; the first one is where it begins. */
export const stepHrefAt = (stores: StoresPath) => (storeId: string | null, step: StoreStep) => {
  const asked = step === FIRST_STEP ? {} : { step };
  return storeId === null
    ? createAddress(`${stores}/new`, names).href(asked)
    : createAddress(`${stores}/${storeId}/edit`, names).href(asked);
};

/** The same for whoever runs the store. */
export const stepHref = stepHrefAt(STORES_OF.producer);
