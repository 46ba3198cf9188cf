import { STORES_OF } from '../../../contract/pages/stores-path.ts';
import { stepHrefAt } from '../producer/store-step-address.ts';

/** Where a step of the editor of a store stands, for who looks after the market. */
export const marketStepHref = stepHrefAt(STORES_OF.admin);
