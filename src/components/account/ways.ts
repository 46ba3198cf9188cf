import type { ScreenAddress } from '../../../contract/pages/screen-address.ts';
/** The ways in that lead to one another. */
export type Way =
  | '/login'
  | '/register'
  | '/register-vendors'
  | '/confirm-account'
  | '/forgot-password'
  | '/reset-password';

export type WayHref = (way: Way) => ScreenAddress;

/** Links among the ways in, each with where one wanted to go (R2.10). */
export const waysWith =
  (origin: string | undefined): WayHref =>
  (way) =>
    origin === undefined ? way : `${way}?${new URLSearchParams({ origin })}`;
