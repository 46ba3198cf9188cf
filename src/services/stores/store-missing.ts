import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';

/** Why a store, or what is told of it, cannot be shown; a page has one word for what is not there and for what is somebody else's. */
export const asPageFailure = ({
  code,
  ...rest
}: FailureOf<'getPopupStore' | 'getPopupStoreAnalytics'>): KnownFailure => ({
  ...rest,
  code: code === 'POPUP_STORE_NOT_FOUND' || code === 'NOT_OWNER' ? 'NOT_FOUND' : code,
});

/** What a page says of a store that is not its reader's. */
export const notThere = (): { ok: false; failure: KnownFailure<'NOT_FOUND'> } => ({
  ok: false,
  failure: { code: 'NOT_FOUND', status: 404, errors: [] },
});
