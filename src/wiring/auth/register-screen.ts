import { blankRegistration } from '../../machines/auth/register.machine.ts';
import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoaderArgs, accountServices, goToCodeScreen } from '../account/account-screens.ts';
import { wireRegister } from '../account/account.wiring.ts';

const openRegistrationOf = (role: Parameters<typeof blankRegistration>[0]) =>
  screenRoute({
    key: () => role,
    actors: (load: AccountLoaderArgs) => ({
      register: wireRegister({ ...accountServices(load), goOn: goToCodeScreen('/confirm-account', load) }),
    }),
    input: () => ({ register: { values: blankRegistration(role) } }),
  });

/** Loader of the consumer sign-up (R2.1, R7.3). */
export const openRegisterScreen = openRegistrationOf('consumer');

/** Loader of the producer sign-up (R1.3, R2.1, R7.3). */
export const openRegisterProducerScreen = openRegistrationOf('producer');
