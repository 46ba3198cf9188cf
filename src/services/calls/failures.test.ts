import { describe, expect, test } from 'vitest';
import { sampleFailure } from '../../../tests/support/samples.ts';
import { knownFailure } from './failures.ts';

describe(knownFailure.name, () => {
  test.each([
    ['NOT_FOUND', 404, 'NOT_FOUND'],
    ['POPUP_STORE_NOT_FOUND', 404, 'NOT_FOUND'],
    ['NOT_OWNER', 403, 'FORBIDDEN'],
    ['INVALID_TRANSITION', 409, 'CONFLICT'],
    ['INVALID_CODE', 422, 'VALIDATION_FAILED'],
    ['MALFORMED_REQUEST', 400, 'VALIDATION_FAILED'],
    ['INVALID_CREDENTIALS', 401, 'UNAUTHENTICATED'],
    ['NOT_IMPLEMENTED', 501, 'INTERNAL'],
    ['TIMEOUT', 0, 'TIMEOUT'],
    ['NO_RESPONSE', 0, 'NO_RESPONSE'],
    ['INVALID_ANSWER', 200, 'INTERNAL'],
  ] as const)('R8.6 %s under %i is told as %s', (code, status, told) => {
    expect(knownFailure(sampleFailure(code, { status, message: 'Dicho' }))).toEqual({
      code: told,
      status,
      message: 'Dicho',
      errors: [],
    });
  });

  test('a code that is particular to the call stays as it is', () => {
    expect(knownFailure(sampleFailure('PRICE_CHANGED', { status: 409 }), ['PRICE_CHANGED']).code).toBe(
      'PRICE_CHANGED',
    );
  });
});
