import { describe, expect, test } from 'vitest';
import { authLinksWith } from './auth-links.ts';

describe(authLinksWith.name, () => {
  test('R2.10 every way in carries where one wanted to go', () => {
    expect(authLinksWith('/orders?status=pending')('/register')).toBe(
      '/register?origin=%2Forders%3Fstatus%3Dpending',
    );
    expect(authLinksWith(undefined)('/login')).toBe('/login');
  });
});
