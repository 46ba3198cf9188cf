import { expect, test } from 'vitest';
import { isSameCode } from './codes.ts';

test.each([
  ['abcd', 'abcd', true],
  ['abcd', 'abce', false],
  ['abcd', 'abcde', false],
])('R7.4 the hashes %s and %s are equal: %s', (one, other, isSame) => {
  expect(isSameCode(one, other)).toBe(isSame);
});
