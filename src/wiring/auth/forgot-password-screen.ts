import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoad, accountServices, goToCodeScreen } from '../account/account-screens.ts';
import { wireForgotPassword } from '../account/account.wiring.ts';

/** Loader of the password reset's first step: the request for a code (R2.1, R7.4). */
export const openForgotPassword = screenRoute({
  actors: (load: AccountLoad) => ({
    forgotPassword: wireForgotPassword({
      ...accountServices(load),
      goOn: goToCodeScreen('/reset-password', load),
    }),
  }),
  input: () => ({ forgotPassword: { values: { username: '' } } }),
});
