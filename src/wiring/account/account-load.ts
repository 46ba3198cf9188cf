import type { LoaderFnContext } from '@tanstack/react-router';
import { createAccountService } from '../../services/account/account.service.ts';
import type { ScreenLoad } from '../shell/screen-route.ts';
import { wireBotCheck } from '../auth/bot-check.wiring.ts';

/** What the router hands to a screen on the way to an account. Where one wanted to go stays in the address all along (R2.10). */
export interface AccountLoad extends ScreenLoad {
  navigate: LoaderFnContext['navigate'];
}

/** What the forms of these screens stand on. */
export const accountServices = ({ context }: AccountLoad) => ({
  account: createAccountService(context.services.call),
  botCheck: wireBotCheck(context),
});

/** Leads to where the code is typed that has just been mailed to somebody. */
export const toCode =
  (to: '/confirm-account' | '/reset-password', { context, navigate }: AccountLoad) =>
  (email: string) =>
    void navigate({ to, search: true, state: { email, codeSentAt: context.now() } });

/** Says that it is done and leads to the login; Back leads past the code, which is used up. */
export const toLogin =
  (message: string, { context, navigate }: AccountLoad) =>
  (email: string) => {
    context.app.send({ type: 'toast.shown', kind: 'success', message });
    void navigate({ to: '/login', search: true, state: { email }, replace: true });
  };
