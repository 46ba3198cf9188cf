import { STORES_OF } from '../../../../contract/shell/stores-path.ts';
import { stepHrefAt } from '../../producer/stores/store-step-address.ts';

/** Where a step of the editor of a store stands, for who looks after the market. */
export const marketStepHref = stepHrefAt(STORES_OF.admin);
