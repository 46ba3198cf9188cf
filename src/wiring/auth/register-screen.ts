import { blankRegistration } from '../../machines/auth/register.machine.ts';
import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoad, accountServices, toCode } from '../account/account-load.ts';
import { wireRegister } from '../account/account.wiring.ts';

const openRegistrationOf = (role: Parameters<typeof blankRegistration>[0]) =>
  screenRoute({
    key: () => role,
    actors: (load: AccountLoad) => ({
      register: wireRegister({ ...accountServices(load), goOn: toCode('/confirm-account', load) }),
    }),
    input: () => ({ register: { values: blankRegistration(role) } }),
  });

/** A new account for who comes to buy (R2.1, R7.3). */
export const openRegister = openRegistrationOf('consumer');

/** A new account for who comes to sell (R1.3, R2.1, R7.3). */
export const openRegisterProducer = openRegistrationOf('producer');
