import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoad, accountServices, toCode } from '../account/account-load.ts';
import { wireForgotPassword } from '../account/account.wiring.ts';

/** Loader of the password reset's first step: the request for a code (R2.1, R7.4). */
export const openForgotPassword = screenRoute({
  actors: (load: AccountLoad) => ({
    forgotPassword: wireForgotPassword({ ...accountServices(load), goOn: toCode('/reset-password', load) }),
  }),
  input: () => ({ forgotPassword: { values: { username: '' } } }),
});
