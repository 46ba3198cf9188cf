import type { MissingToken } from '../../../contract/api/missing-token.ts';

/** Failure codes of a session that did not open, or not yet (R8.1, R8.2, R8.13). */
export type SessionFailure =
  | 'SESSION_EXPIRED'
  | 'INVALID_TOKEN'
  | 'NO_REFRESH_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REFRESH_ANSWER'
  | MissingToken
  | 'CHANGED_ELSEWHERE'
  | 'CLOSED_ELSEWHERE'
  | 'INVALID_CREDENTIALS'
  | 'USER_NOT_CONFIRMED'
  | 'VALIDATION_FAILED'
  | 'BOT_CHECK_FAILED'
  | 'INVALID_LOGIN_ANSWER'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'TIMEOUT'
  | 'NO_RESPONSE'
  | 'INVALID_ANSWER'
  | 'UNKNOWN';

/** Failures that do not drop the tokens: the session may continue once the server answers. */
const INTERRUPTIONS: readonly SessionFailure[] = [
  'INVALID_REFRESH_ANSWER',
  'VALIDATION_FAILED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'TIMEOUT',
  'NO_RESPONSE',
  'INVALID_ANSWER',
  'UNKNOWN',
];

/** Transient failures, worth a retry. */
const PASSING: readonly SessionFailure[] = [
  'INTERNAL',
  'UNAVAILABLE',
  'TIMEOUT',
  'NO_RESPONSE',
  'INVALID_ANSWER',
];

export const isInterruption = (failure: SessionFailure): boolean => INTERRUPTIONS.includes(failure);

export const isTransientFailure = (failure: SessionFailure): boolean => PASSING.includes(failure);
