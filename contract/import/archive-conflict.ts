import type { CallFailure } from '../api/failure.ts';

/** Field of a store's input that announces an archive. */
export const ARCHIVE_FIELD = 'productsZipInfo';

/** Meanings of a CONFLICT of an announced archive: another one of the store is being read, or there is no place for it. */
type ArchiveConflict = 'BEING_READ' | 'NO_PLACE';

/** Meaning of a CONFLICT by which an archive was not announced (R3.9): NO_PLACE has its error at `ARCHIVE_FIELD`. */
export const archiveConflictOf = ({ errors }: Pick<CallFailure, 'errors'>): ArchiveConflict =>
  errors.some(({ field }) => field === ARCHIVE_FIELD) ? 'NO_PLACE' : 'BEING_READ';
