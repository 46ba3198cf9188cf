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
 * Failure narrowed to the type `FailureOf` of its row. An unknown code becomes the common code of its HTTP status, or
 * INTERNAL without one (R8.6). Only code that executes calls uses it.
 */
export const narrowFailure = (row: Endpoint, failure: CallFailure): CallFailure =>
  isOf(row, failure.code) ? failure : { ...failure, code: BY_STATUS[failure.status] ?? 'INTERNAL' };
