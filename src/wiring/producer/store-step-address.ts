import { FIRST_STEP, STORE_STEPS, type StoreStep } from '../../../contract/popup-stores/store-steps.ts';
import { createAddress, oneOf } from '../address.ts';

const names = { step: oneOf(STORE_STEPS) };
const newAddress = createAddress('/producer/popup-stores/new', names);
const addressOf = (storeId: string) => createAddress(`/producer/popup-stores/${storeId}/edit`, names);

/** Which step of a store's editor an address asks for. */
export const stepIn = newAddress.read;

/** Where a step of the editor stands, of a new store where there is none; the first one is where it begins. */
export const stepHref = (storeId: string | null, step: StoreStep) => {
  const asked = step === FIRST_STEP ? {} : { step };
  return storeId === null ? newAddress.href(asked) : addressOf(storeId).href(asked);
};
