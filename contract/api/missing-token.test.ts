import { expect, expectTypeOf, test } from 'vitest';
import { callNameOf, isMissingToken, type MissingToken, missingToken } from './missing-token.ts';

test('R8.2 the failure of a call without a token carries the name of the call', () => {
  const failures = [missingToken('userInfo'), missingToken('checkout')];
  expect(failures.map(callNameOf)).toEqual(['userInfo', 'checkout']);
  expect(failures.map(isMissingToken)).toEqual([true, true]);
  expect(['INVALID_TOKEN', 'NO_VALID_TOKEN', 'NO_REFRESH_TOKEN'].filter(isMissingToken)).toEqual([]);
});

test('R8.2 only calls of the table that take a token fail so', () => {
  expectTypeOf<'NO_VALID_TOKEN:userInfo'>().toExtend<MissingToken>();
  expectTypeOf<'NO_VALID_TOKEN:listOrders'>().toExtend<MissingToken>();
  expectTypeOf<'NO_VALID_TOKEN:login'>().not.toExtend<MissingToken>();
  expectTypeOf<'NO_VALID_TOKEN:anything'>().not.toExtend<MissingToken>();
});
