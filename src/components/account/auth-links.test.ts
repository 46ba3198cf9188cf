import { describe, expect, test } from 'vitest';
import { createAuthLinkHref } from './auth-links.ts';

describe(createAuthLinkHref.name, () => {
  test('R2.10 every way in carries where one wanted to go', () => {
    expect(createAuthLinkHref('/orders?status=pending')('/register')).toBe(
      '/register?origin=%2Forders%3Fstatus%3Dpending',
    );
    expect(createAuthLinkHref(undefined)('/login')).toBe('/login');
  });
});
