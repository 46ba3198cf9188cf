import { expect, test } from 'vitest';
import { loaderArguments } from '../../../tests/support/charts/loader-arguments.ts';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { openConfirmAccount } from './confirm-account-screen.ts';
import { openResetPassword } from './reset-password-screen.ts';

test('R7.4 another code to confirm with and one to choose a password with are asked for apart', async () => {
  const { load, screens } = loaderArguments(sampleUserWithRole('consumer'));
  const visit = { ...load, navigate: () => undefined };
  const confirm = await openConfirmAccount(visit);
  const reset = await openResetPassword(visit);
  const actions = [confirm, reset].map(({ codeRequest }) => codeRequest.getSnapshot().context.action);
  expect(actions).toEqual(['confirm_signup', 'forgot_password']);
  expect(
    [confirm.confirmAccount, reset.resetPassword].map((form) => form.getSnapshot().context.values),
  ).toEqual([
    { username: '', confirmationCode: '' },
    { username: '', confirmationCode: '', newPassword: '' },
  ]);
  screens.closeAll();
});
