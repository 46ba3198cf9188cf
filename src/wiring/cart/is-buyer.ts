import { isBuyer } from '../../../contract/account/role.ts';
import { useAudience } from '../shell/use-audience.ts';

/** True if the viewer may buy: a consumer, or a visitor who may become one (R1.2). */
export const useIsBuyer = (): boolean => isBuyer(useAudience());
