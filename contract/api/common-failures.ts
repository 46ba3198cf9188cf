import type { FailureCode } from './failure.ts';

/** What any failed call comes down to for a screen that needs to tell no more (R8.6). */
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
