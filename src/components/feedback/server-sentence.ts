import type { KnownFailure } from '../../../contract/api/failure.ts';

/** Failures of which only the server knows what they are about: with what something conflicts, and how much fits into an account. */
const SERVER_KNOWS: readonly string[] = ['CONFLICT', 'NO_ROOM'];

/** The server's sentence for a failure that only it can explain; undefined where it said none, and of any other (R8.6). */
export const serverSentence = ({ code, message }: KnownFailure<string>): string | undefined =>
  SERVER_KNOWS.includes(code) && message ? message : undefined;
