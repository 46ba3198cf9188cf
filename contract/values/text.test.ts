import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { freeText, requiredText } from './text.ts';

const said = (value: unknown, struct: ReturnType<typeof freeText>) => {
  const checked = validateInput(value, struct);
  return checked.ok ? [checked.value] : checked.errors[0]?.message;
};
const plain = freeText({ max: 3 });
const needed = requiredText('Hace falta', { max: 5, min: 2 });
const digits = freeText({ max: 3, pattern: /^\d+$/ });
const worded = freeText({ max: 3, min: 2, pattern: /^\d+$/, invalid: 'Así no' });

test('R5.19 a text is trimmed and composed, and may be blank where it is not needed', () => {
  expect(said('  e\u0301  ', plain)).toEqual(['é']);
  expect(said(' ', plain)).toEqual(['']);
  expect(said(' ', needed)).toBe('Hace falta');
  expect(said('', worded)).toEqual(['']);
});

test('R5.19 length is told before form, by the field’s own words for it where it has some', () => {
  expect(['1234', 'abcd'].map((value) => said(value, worded))).toEqual(
    Array.from({ length: 2 }, () => 'No puede superar los 3 caracteres'),
  );
  expect(['1', 'a'].map((value) => said(value, worded))).toEqual(
    Array.from({ length: 2 }, () => 'Debe tener al menos 2 caracteres'),
  );
  const code = freeText({ max: 6, min: 6, pattern: /^\d+$/, wrongLength: 'Son 6', invalid: 'Así no' });
  expect(['1234567', '12345', 'abcdefg', 'abcdef'].map((value) => said(value, code))).toEqual([
    'Son 6',
    'Son 6',
    'Son 6',
    'Así no',
  ]);
});

test('R5.19 each fault has its words, a field’s own before the general ones', () => {
  expect(said('abcd', plain)).toBe('No puede superar los 3 caracteres');
  expect(said('abc', plain)).toEqual(['abc']);
  expect(said('a', needed)).toBe('Debe tener al menos 2 caracteres');
  expect(said('ab', needed)).toEqual(['ab']);
  expect(said(7, plain)).toBe('Debe ser un texto');
  expect(said(7, needed)).toBe('Hace falta');
  expect(said('a\0', plain)).toBe('Contiene caracteres no válidos');
  expect(said('abc', digits)).toBe('El formato no es válido');
  expect(said('123', digits)).toEqual(['123']);
  expect(['ab', 7, 'a\uD800'].map((value) => said(value, worded))).toEqual(
    Array.from({ length: 3 }, () => 'Así no'),
  );
});
