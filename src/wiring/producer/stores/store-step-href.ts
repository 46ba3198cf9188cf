import { STORES_PATH_BY_ROLE, type StoresPath } from '../../../../contract/shell/stores-path.ts';
import { FIRST_STEP, STORE_STEPS, type StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { createHrefMapping, oneOfParam } from '../../shell/href-mapping.ts';

const names = { step: oneOfParam(STORE_STEPS) };

/** Step of the store editor in an address. */
export const storeStepFromHref = createHrefMapping('/', names).read;

/** Address of a step; of a new store if `storeId` is null. The first step is the default and is left out. */
export const stepHrefAt = (stores: StoresPath) => (storeId: string | null, step: StoreStep) => {
  const asked = step === FIRST_STEP ? {} : { step };
  return storeId === null
    ? createHrefMapping(`${stores}/new`, names).href(asked)
    : createHrefMapping(`${stores}/${storeId}/edit`, names).href(asked);
};

/** Address of a step in the producer's area. */
export const stepHref = stepHrefAt(STORES_PATH_BY_ROLE.producer);
