import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
/** The ways in that lead to one another. */
export type AuthLink =
  | '/login'
  | '/register'
  | '/register-vendors'
  | '/confirm-account'
  | '/forgot-password'
  | '/reset-password';

export type AuthLinkHref = (way: AuthLink) => ScreenAddress;

/** Links among the ways in, each with where one wanted to go (R2.10). */
export const authLinksWith =
  (origin: string | undefined): AuthLinkHref =>
  (way) =>
    origin === undefined ? way : `${way}?${new URLSearchParams({ origin })}`;
