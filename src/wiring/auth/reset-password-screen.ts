import { resetPasswordMessages } from '../../components/account/password-recovery.messages.ts';
import { screenRoute } from '../shell/screen-route.ts';
import { type AccountLoaderArgs, accountServices, goToLogin } from '../account/account-screens.ts';
import { wireResetPassword } from '../account/account.wiring.ts';

/** Loader of the password reset with code and new password, and of the request for another code (R2.1, R7.4). */
export const openResetPassword = screenRoute({
  key: () => 'reset',
  actors: (load: AccountLoaderArgs) =>
    wireResetPassword({ ...accountServices(load), goOn: goToLogin(resetPasswordMessages.done, load) }),
  input: () => ({
    resetPassword: { values: { username: '', confirmationCode: '', newPassword: '' } },
    codeRequest: { action: 'forgot_password' as const },
  }),
});
