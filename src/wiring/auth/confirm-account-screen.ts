import { confirmAccountMessages } from '../../components/account/confirm-account.messages.ts';
import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoaderArgs, accountServices, goToLogin } from '../account/account-screens.ts';
import { wireConfirmAccount } from '../account/account.wiring.ts';

/** Loader of the account confirmation, with the request for another code (R2.1, R7.4). */
export const openConfirmAccount = screenRoute({
  key: () => 'confirm',
  actors: (load: AccountLoaderArgs) =>
    wireConfirmAccount({ ...accountServices(load), goOn: goToLogin(confirmAccountMessages.done, load) }),
  input: () => ({
    confirmAccount: { values: { username: '', confirmationCode: '' } },
    codeRequest: { action: 'confirm_signup' as const },
  }),
});
