import type { FailureCode } from './failure.ts';

/** Common failure codes of every call, for screens that need no finer distinction (R8.6). */
export const COMMON_FAILURES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'VALIDATION_FAILED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'TIMEOUT',
  'NO_RESPONSE',
] as const satisfies FailureCode[];
