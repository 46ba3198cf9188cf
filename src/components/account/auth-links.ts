import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
/** Paths of the sign-in screens that link to one another. */
export type AuthScreenPath =
  | '/login'
  | '/register'
  | '/register-vendors'
  | '/confirm-account'
  | '/forgot-password'
  | '/reset-password';

export type AuthLinkHref = (link: AuthScreenPath) => ScreenAddress;

/** Link factory for the sign-in screens; adds the return URL as `origin` (R2.10). */
export const createAuthLinkHref =
  (origin: string | undefined): AuthLinkHref =>
  (link) =>
    origin === undefined ? link : `${link}?${new URLSearchParams({ origin })}`;
