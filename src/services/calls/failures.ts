import { COMMON_FAILURES } from '../../../contract/calls/common-failures.ts';
import type {
  CallFailure,
  CommonFailure,
  FailureCode,
  KnownFailure,
} from '../../../contract/calls/failure.ts';

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

const isOneOf = <C extends string>(codes: readonly C[], code: string): code is C =>
  codes.some((known) => known === code);

/**
 * A failed call narrowed to what a screen has words for: the common codes and those `particular` to the call.
 * Any other code becomes the common one of the status it travelled under; without one it is INTERNAL (R8.6).
 */
export function knownFailure<C extends FailureCode = never>(
  failure: CallFailure,
  particular: readonly C[] = [],
): KnownFailure<C | CommonFailure> {
  const { code } = failure;
  if (isOneOf(particular, code) || isOneOf(COMMON_FAILURES, code)) return { ...failure, code };
  return { ...failure, code: BY_STATUS[failure.status] ?? 'INTERNAL' };
}
