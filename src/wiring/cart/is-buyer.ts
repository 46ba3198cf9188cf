import { isBuyer } from '../../../contract/account/role.ts';
import { useAudience } from '../shell/use-audience.ts';

/** Whether whoever looks may buy: a consumer, or somebody who may still become one (R1.2). */
export const useIsBuyer = (): boolean => isBuyer(useAudience());
