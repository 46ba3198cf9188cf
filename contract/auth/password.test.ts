import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { GivenPassword, NewPassword, PASSWORD_RULES, passwordProblem } from './password.ts';
import { PasswordChange } from '../account/user.ts';

const TOO_SHORT = 'La contraseña debe tener al menos 8 caracteres';
const TOO_LONG = 'La contraseña no puede superar los 128 caracteres';
const COMMON = 'La contraseña contiene una palabra demasiado común';

describe(passwordProblem, () => {
  test('R5.16, battery 40 lengths are counted in characters, at both ends', () => {
    const long = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;
    expect([long(7), long(8), long(128), long(129)].map(passwordProblem)).toEqual([
      TOO_SHORT,
      null,
      null,
      TOO_LONG,
    ]);
    const lizards = (count: number) => `Aa1${'🦎'.repeat(count)}`;
    expect([lizards(4), lizards(5), lizards(125), lizards(126)].map(passwordProblem)).toEqual([
      TOO_SHORT,
      null,
      null,
      TOO_LONG,
    ]);
    expect(passwordProblem('x'.repeat(1_000_000))).toBe(TOO_LONG);
  });

  test('R5.16, battery 40 each kind of character is asked for', () => {
    expect(['AZAFRAN1!', 'azafran1!', 'Azafrancito!', 'Azafrancito1', ''].map(passwordProblem)).toEqual([
      'La contraseña debe contener al menos una letra minúscula',
      'La contraseña debe contener al menos una letra mayúscula',
      'La contraseña debe contener al menos un número',
      'La contraseña debe contener al menos un carácter especial',
      'La contraseña es requerida',
    ]);
  });

  test('R5.16, battery 40 words that everybody tries are refused wherever they stand, in any case', () => {
    const words = ['Badminton1!', 'xPassWord1!', 'Qwerty-99-x', 'aX!123456', 'zABC123!z'];
    expect(words.map(passwordProblem)).toEqual(words.map(() => COMMON));
    expect(passwordProblem('Bad-minton1!')).toBe(null);
  });

  test('battery 40 however accents are typed the verdict is one, and a combining mark is no special character', () => {
    const passwords = ['Peñoncito1', 'Peñoncito1!', 'Ñoño-25', 'Ñoño-2025'];
    const composed = passwords.map((password) => passwordProblem(password.normalize('NFC')));
    expect(passwords.map((password) => passwordProblem(password.normalize('NFD')))).toEqual(composed);
    expect(composed).toEqual([
      'La contraseña debe contener al menos un carácter especial',
      null,
      TOO_SHORT,
      null,
    ]);
  });

  test('battery 40 spaces count and stay; NUL and half characters are refused', () => {
    expect([' Aa1!   ', 'Aa1! \u0000xxx', 'Aa1!\ud800xxx'].map(passwordProblem)).toEqual([
      null,
      'La contraseña contiene caracteres no válidos',
      'La contraseña contiene caracteres no válidos',
    ]);
    expect(validateInput(' Aa1!   ', NewPassword)).toEqual({ ok: true, value: ' Aa1!   ' });
  });
});

test('R5.16 the rules stand in this order, in these words', () => {
  expect(PASSWORD_RULES.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'minLength: Al menos 8 caracteres',
    'maxLength: Como mucho 128 caracteres',
    'lowercase: Una letra minúscula',
    'uppercase: Una letra mayúscula',
    'digit: Un número',
    'special: Un carácter especial',
    'notCommon: Ninguna palabra fácil de adivinar',
  ]);
});

describe('GivenPassword', () => {
  test('R5.17 what is missing is asked for, and what cannot be one is refused', () => {
    const said = (value: unknown) => {
      const checked = validateInput(value, GivenPassword);
      return checked.ok ? null : checked.errors[0]?.message;
    };
    expect(['', undefined].map(said)).toEqual(Array.from({ length: 2 }, () => 'La contraseña es requerida'));
    expect([7, null, 'a\uD800', 'a'.repeat(129)].map(said)).toEqual(
      Array.from({ length: 4 }, () => 'La contraseña no es válida'),
    );
  });

  test('R5.17 takes whatever was ever allowed, and nothing longer', () => {
    const longest = `Aa1${'🦎'.repeat(125)}`;
    expect(
      [longest, `${longest}x`, 'x', '', undefined].map((value) => validateInput(value, GivenPassword).ok),
    ).toEqual([true, false, true, false, false]);
  });
});

describe('PasswordChange', () => {
  test('R5.17 both are needed, and they differ', () => {
    const errors = (oldPassword: unknown, newPassword: unknown) => {
      const checked = validateInput({ oldPassword, newPassword }, PasswordChange);
      return checked.ok ? [] : checked.errors.map(({ field, message }) => `${field}: ${message}`);
    };
    expect(errors(undefined, undefined)).toEqual([
      'oldPassword: La contraseña es requerida',
      'newPassword: La contraseña es requerida',
    ]);
    expect(errors('Azafran-2026!', 'Azafran-2026!')).toEqual([
      ': La nueva contraseña debe ser diferente a la actual',
    ]);
    expect(errors('cualquiera', 'Azafran-2026!')).toEqual([]);
  });
});
