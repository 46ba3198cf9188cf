import { describe, expect, test } from 'vitest';
import { readUserFilter, writeUserFilter } from './user-filter.ts';

describe(readUserFilter, () => {
  test.each([
    ['', {}],
    ['email ^= "ana"', { emailPrefix: 'ana' }],
    ['email ^= "ANA@Ejemplo"', { emailPrefix: 'ana@ejemplo' }],
    ['email ^= "100%_"', { emailPrefix: '100%_' }],
    ['email ^= "a and b"', { emailPrefix: 'a and b' }],
    ['status = "CONFIRMED"', { status: 'CONFIRMED' }],
    ['status = "FORCE_CHANGE_PASSWORD"', { status: 'FORCE_CHANGE_PASSWORD' }],
    ['email ^= "ana" and status = "CONFIRMED"', { emailPrefix: 'ana', status: 'CONFIRMED' }],
    ['status = "CONFIRMED" and email ^= "ana"', { emailPrefix: 'ana', status: 'CONFIRMED' }],
  ])('R7.20 %s is understood', (text, said) => {
    expect(readUserFilter(text)).toEqual(said);
  });

  test.each([
    'ana',
    'email = "ana"',
    'email ^= ""',
    'email ^= ana',
    "email ^= 'ana'",
    'email ^= "ana',
    'email ^= "ana"" or ""a" = "a"',
    'email ^= "an\\"a"',
    'email ^= "ana" or status = "CONFIRMED"',
    'email ^= "ana" AND status = "CONFIRMED"',
    'email ^= "ana" and',
    ' and email ^= "ana"',
    'email ^= "ana" and email ^= "b"',
    'status = "CONFIRMED" and status = "FORCE_CHANGE_PASSWORD"',
    'status = "confirmed"',
    'status = "UNCONFIRMED"',
    'status="CONFIRMED"',
    'password = "x"',
    '(select 1)',
    'email ^= "a" and status = "CONFIRMED" and role = "admin"',
    `email ^= "${'a'.repeat(255)}"`,
  ])('battery 18 %s says nothing that is understood', (text) => {
    expect(readUserFilter(text)).toBeNull();
  });
});

describe(writeUserFilter, () => {
  test.each([
    [{}, ''],
    [{ emailPrefix: '' }, ''],
    [{ emailPrefix: 'ana' }, 'email ^= "ana"'],
    [{ status: 'CONFIRMED' }, 'status = "CONFIRMED"'],
    [
      { status: 'FORCE_CHANGE_PASSWORD', emailPrefix: 'ana' },
      'status = "FORCE_CHANGE_PASSWORD" and email ^= "ana"',
    ],
  ] as const)('R7.20 %j is written as %s', (said, text) => {
    expect(writeUserFilter(said)).toBe(text);
  });

  test('R7.20 what no address may have is read again, and begins none', () => {
    expect(readUserFilter(writeUserFilter({ emailPrefix: String.raw`a" and \b` }))).toEqual({
      emailPrefix: 'a  and  b',
    });
  });
});
