import type { Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { isUsableRefreshToken, LoginInput, RefreshInput, ResetPasswordInput, SignupInput } from './auth.ts';

const said = <T, S>(value: unknown, struct: Struct<T, S>) => {
  const checked = validateInput(value, struct);
  return checked.ok ? checked.value : checked.errors.map(({ field, message }) => `${field}: ${message}`);
};
const username = 'ana@example.com';
const newPassword = 'Azafran-2026!';

test('R4.3 R9.3 a refresh token is worth sending from 20 characters on, and taken up to 4096', () => {
  const tokens = ['x'.repeat(19), 'x'.repeat(20), Array.from({ length: 20 }, () => 'x'), null];
  expect(tokens.map(isUsableRefreshToken)).toEqual([false, true, false, false]);
  const sent = (length: number) => said({ refresh_token: 'x'.repeat(length) }, RefreshInput);
  expect([sent(20), sent(4_096)]).toEqual([
    { refresh_token: 'x'.repeat(20) },
    { refresh_token: 'x'.repeat(4_096) },
  ]);
  expect([sent(19), sent(4_097)]).toEqual([
    ['refresh_token: Refresh token inválido'],
    ['refresh_token: Refresh token inválido'],
  ]);
});

test('R7.2 a user name is needed, in its canonical form, and its form is not judged', () => {
  const password = 'x';
  expect(said({ username: ' ANA@Example.com ', password }, LoginInput)).toEqual({ username, password });
  expect(said({ username: 'ana', password }, LoginInput)).toEqual({ username: 'ana', password });
  expect(said({ username: ' ', password }, LoginInput)).toEqual(['username: El email es requerido']);
  expect(said({ username: 'a'.repeat(255), password }, LoginInput)).toEqual([
    'username: No puede superar los 254 caracteres',
  ]);
});

test('R3.3 battery 46 a code has six figures', () => {
  const sent = (confirmationCode: unknown) => {
    const read = said({ username, confirmationCode, newPassword }, ResetPasswordInput);
    return Array.isArray(read) ? read.join() : 'taken';
  };
  expect(['123456', ' 123456 ', '000000'].map(sent)).toEqual(['taken', 'taken', 'taken']);
  expect(['12345', '1234567', '12345a', '１２３４５６', '-12345'].map(sent)).toEqual(
    Array.from({ length: 5 }, () => 'confirmationCode: El código tiene 6 cifras'),
  );
  expect(['', undefined].map(sent)).toEqual(
    Array.from({ length: 2 }, () => 'confirmationCode: El código es requerido'),
  );
});

test('R7.3 nobody signs up as an admin, by whatever name', () => {
  const signedUp = (role: unknown) =>
    said({ username, password: newPassword, fullName: 'Ana', role }, SignupInput);
  const as = (role: string) => ({ username, password: newPassword, fullName: 'Ana', role });
  expect(['consumer', 'client', 'producer', 'vendor'].map(signedUp)).toEqual([
    as('consumer'),
    as('consumer'),
    as('producer'),
    as('producer'),
  ]);
  expect(['admin', 'super_admin', 'root', 1].map(signedUp)).toEqual(
    Array.from({ length: 4 }, () => ['role: Rol inválido']),
  );
});
