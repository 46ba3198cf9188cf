import type { CallFailure } from '../api/failure.ts';

/** Input field of a store that announces an import ZIP. */
export const ARCHIVE_FIELD = 'productsZipInfo';

/**
 * Reasons for a CONFLICT on an announced ZIP. BEING_READ: another ZIP of the store is being processed; NO_PLACE: no
 * storage space.
 */
type ArchiveConflict = 'BEING_READ' | 'NO_PLACE';

/**
 * Reason for a CONFLICT answer to a ZIP announcement (R3.9): NO_PLACE if there is an error at `ARCHIVE_FIELD`, else
 * BEING_READ.
 */
export const archiveConflictOf = ({ errors }: Pick<CallFailure, 'errors'>): ArchiveConflict =>
  errors.some(({ field }) => field === ARCHIVE_FIELD) ? 'NO_PLACE' : 'BEING_READ';
