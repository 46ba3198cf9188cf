import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';

/** Failure for a page: a missing store and the store of another producer are both NOT_FOUND. */
export const asPageFailure = ({
  code,
  ...rest
}: FailureOf<'getPopupStore' | 'getPopupStoreAnalytics'>): KnownFailure => ({
  ...rest,
  code: code === 'POPUP_STORE_NOT_FOUND' || code === 'NOT_OWNER' ? 'NOT_FOUND' : code,
});

/** Failure for the store of another producer. */
export const foreignStoreNotFound = (): { ok: false; failure: KnownFailure<'NOT_FOUND'> } => ({
  ok: false,
  failure: { code: 'NOT_FOUND', status: 404, errors: [] },
});
