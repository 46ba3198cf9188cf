import type { KnownFailure } from '../../../contract/api/failure.ts';

/** Failure codes explained only by the server: the object of a conflict, or the storage limit of an account. */
const SERVER_KNOWS: readonly string[] = ['CONFLICT', 'NO_ROOM'];

/** Server's message for CONFLICT and NO_ROOM; undefined for other codes or without a message (R8.6). */
export const serverMessageOf = ({ code, message }: KnownFailure<string>): string | undefined =>
  SERVER_KNOWS.includes(code) && message ? message : undefined;
