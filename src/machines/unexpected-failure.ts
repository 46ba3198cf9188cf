import type { KnownFailure } from '../../contract/api/failure.ts';

/** Failure that a chart records when a promise rejects although it should resolve with a result. */
export const UNEXPECTED_FAILURE: KnownFailure<'INTERNAL'> = { code: 'INTERNAL', status: 0, errors: [] };
