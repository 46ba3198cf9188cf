import { describe, expect, test } from 'vitest';
import { sampleFailure } from '../../tests/support/samples/samples.ts';
import { endpoints } from '../endpoints.ts';
import { COMMON_FAILURES } from './common-failures.ts';
import type { Endpoint } from './endpoint.ts';
import { narrowFailure } from './narrow-failure.ts';

const bare: Endpoint = endpoints.health;

describe(narrowFailure, () => {
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
    expect(narrowFailure(bare, sampleFailure(code, { status, message: 'Dicho' }))).toEqual({
      code: told,
      status,
      message: 'Dicho',
      errors: [],
    });
  });

  test.each(Object.entries<Endpoint>(endpoints))('R8.6 what %s refuses with stays as it is', (_, row) => {
    const codes = [...COMMON_FAILURES, ...(row.refusals ?? [])];
    expect(codes.map((code) => narrowFailure(row, sampleFailure(code)).code)).toEqual(codes);
  });

  test('an answer that cannot be understood is told apart where the call may have been carried out', () => {
    const told = Object.entries<Endpoint>(endpoints).filter(
      ([, row]) => narrowFailure(row, sampleFailure('INVALID_ANSWER')).code === 'INVALID_ANSWER',
    );
    expect(told.map(([name]) => name)).toEqual(['login', 'refreshToken', 'userInfo', 'checkout']);
  });
});
