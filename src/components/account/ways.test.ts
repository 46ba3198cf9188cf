import { describe, expect, test } from 'vitest';
import { waysWith } from './ways.ts';

describe(waysWith.name, () => {
  test('R2.10 every way in carries where one wanted to go', () => {
    expect(waysWith('/orders?status=pending')('/register')).toBe(
      '/register?origin=%2Forders%3Fstatus%3Dpending',
    );
    expect(waysWith(undefined)('/login')).toBe('/login');
  });
});
