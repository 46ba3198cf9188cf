import { COMMON_FAILURES } from './common-failures.ts';
import type { Endpoint } from './endpoint.ts';
import type { CallFailure, CommonFailure } from './failure.ts';

const BY_STATUS: Readonly<Record<number, CommonFailure>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'VALIDATION_FAILED',
  414: 'VALIDATION_FAILED',
  415: 'VALIDATION_FAILED',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function isOf({ refusals, invalidAnswer }: Endpoint, code: string): boolean {
  const codes: readonly string[] = [...COMMON_FAILURES, ...(refusals ?? [])];
  return codes.includes(code) || (invalidAnswer === 'told' && code === 'INVALID_ANSWER');
}

/**
 * A failure as `FailureOf` says of its row: one that is neither common nor the row's own becomes the common one of the
 * status it travelled under; without one it is INTERNAL (R8.6). For what carries calls out, and nobody else.
 */
export const narrowFailure = (row: Endpoint, failure: CallFailure): CallFailure =>
  isOf(row, failure.code) ? failure : { ...failure, code: BY_STATUS[failure.status] ?? 'INTERNAL' };
