import type { KnownFailure } from '../../contract/api/failure.ts';

/** What a chart records when a promise that answers with values rejects all the same. */
export const UNEXPECTED: KnownFailure<'INTERNAL'> = { code: 'INTERNAL', status: 0, errors: [] };
