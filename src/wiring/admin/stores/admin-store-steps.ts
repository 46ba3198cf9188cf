import { STORES_OF } from '../../../../contract/shell/stores-path.ts';
import { stepHrefAt } from '../../producer/stores/store-step-address.ts';

/** Address of a step of the store editor, in the admins' area. */
export const marketStepHref = stepHrefAt(STORES_OF.admin);
