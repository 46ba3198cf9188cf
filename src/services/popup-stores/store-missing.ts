import type { FailureOf } from '../../../contract/calls/call-types.ts';
import type { KnownFailure } from '../../../contract/calls/failure.ts';

/** Why a store cannot be shown; a page has one word for what is not there. */
export const asPageFailure = ({ code, ...rest }: FailureOf<'getPopupStore'>): KnownFailure => ({
  ...rest,
  code: code === 'POPUP_STORE_NOT_FOUND' ? 'NOT_FOUND' : code,
});
