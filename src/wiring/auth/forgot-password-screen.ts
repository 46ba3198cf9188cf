import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoaderArgs, accountServices, goToCodeScreen } from '../account/account-screens.ts';
import { wireForgotPassword } from '../account/account.wiring.ts';

/** Loader of the password reset's first step: the request for a code (R2.1, R7.4). */
export const openForgotPassword = screenRoute({
  actors: (load: AccountLoaderArgs) => ({
    forgotPassword: wireForgotPassword({
      ...accountServices(load),
      goOn: goToCodeScreen('/reset-password', load),
    }),
  }),
  input: () => ({ forgotPassword: { values: { username: '' } } }),
});
