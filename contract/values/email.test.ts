import { describe, expect, test } from 'vitest';
import { check } from '../calls/checking.ts';
import { canonicalEmail, Email } from './email.ts';

const read = (value: unknown) => {
  const checked = check(value, Email);
  return checked.ok ? checked.value : checked.errors[0]?.message;
};

describe('Email', () => {
  test('R5.19, battery 85 one canonical form: trimmed, composed, lower case', () => {
    const forms = [' Nu\u0301ria@Example.COM ', 'núria@example.com', 'NÚRIA@EXAMPLE.COM'];
    expect(forms.map(read)).toEqual(forms.map(() => 'núria@example.com'));
    const kelvin = '\u212Aiko@example.com';
    expect([read(kelvin), read('ana+tienda@example.com'), read('a@xn--espaa-rta.example')]).toEqual([
      'kiko@example.com',
      'ana+tienda@example.com',
      'a@xn--espaa-rta.example',
    ]);
    expect(canonicalEmail(canonicalEmail(kelvin))).toBe(canonicalEmail(kelvin));
  });

  test('R5.19, battery 23, 85 what is no address is refused, and so are line breaks, NUL and half characters', () => {
    const invalid = [
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'ana@example..com',
      'ana@example.com.',
      'ana @example.com',
      'ana@example.com\r\nBcc: otra@example.com',
      'Ana <ana@example.com>',
      '"ana"@example.com',
      'a\u0000@example.com',
      '\ud800@example.com',
      `${'a'.repeat(250)}@b.es`,
      7,
    ];
    expect(invalid.map(read)).toEqual(
      invalid.map((value) =>
        typeof value === 'string' ? 'Formato de email inválido' : 'El email es requerido',
      ),
    );
    expect([read(''), read('   '), read(undefined)]).toEqual(
      Array.from({ length: 3 }, () => 'El email es requerido'),
    );
  });

  test('battery 25 an endless address is judged at once', () => {
    const began = performance.now();
    expect(read(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe('Formato de email inválido');
    expect(performance.now() - began).toBeLessThan(200);
  });
});
