import type { LoaderFnContext } from '@tanstack/react-router';
import { createAccountService } from '../../services/account/account.service.ts';
import type { ScreenLoaderArgs } from '../shell/screen-route.ts';
import { wireBotCheck } from '../auth/bot-check.wiring.ts';

/** Loader arguments of the screens about signing in and up. The return URL stays in the address (R2.10). */
export interface AccountLoaderArgs extends ScreenLoaderArgs {
  navigate: LoaderFnContext['navigate'];
}

/** Services that the forms of these screens share. */
export const accountServices = ({ context }: AccountLoaderArgs) => ({
  account: createAccountService(context.services.call),
  botCheck: wireBotCheck(context),
});

/** Navigates to the screen for the code that was just mailed. */
export const goToCodeScreen =
  (to: '/confirm-account' | '/reset-password', { context, navigate }: AccountLoaderArgs) =>
  (email: string) =>
    void navigate({ to, search: true, state: { email, codeSentAt: context.now() } });

/** Shows a success toast and navigates to the login. It replaces the history entry, since the code is used up. */
export const goToLogin =
  (message: string, { context, navigate }: AccountLoaderArgs) =>
  (email: string) => {
    context.app.send({ type: 'toast.shown', kind: 'success', message });
    void navigate({ to: '/login', search: true, state: { email }, replace: true });
  };
