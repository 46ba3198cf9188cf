import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { canonicalEmail, Email } from './email.ts';

const read = (value: unknown) => {
  const checked = validateInput(value, Email);
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

  test.each([
    'a\u0001victima@x.example',
    'a\u0085victima@x.example',
    'vic\u0008tima@x.example',
    'a\u200bb@x.example',
    'a\u202eb@x.example',
    'a\u00adb@x.example',
    'a\u2800b@x.example',
    'a\u3164b@x.example',
    'a@x.exa\ufe0fmple',
    '.a@x.es',
    'a.@x.es',
    'a..b@x.es',
    'a@-x.es',
    'a@x-.es',
    'a@1.2.3.4',
    'a@x.123',
    'a@*.es',
    '//www.x.es@www.google.com/%2e%2e%2f',
    'a@x\u3002example.com',
    'a@\uff58.es',
    `${'a'.repeat(65)}@x.es`,
    `a@${'x'.repeat(64)}.es`,
  ])('R5.19, battery 85 %j is no address', (address) => {
    expect(read(address)).toBe('Formato de email inválido');
  });

  test.each([
    "o'donnell@x.es",
    'a/b=c%d@x.es',
    '!#$%&*?^_`{|}~@x.es',
    '1@1.es',
    'a@a-b--c.x.es',
    'peña@españa.es',
    `${'a'.repeat(64)}@x.es`,
    `a@${'x'.repeat(63)}.es`,
  ])('R5.19 %s is one', (address) => {
    expect(read(address)).toBe(address);
  });

  test('R5.19 an address is of 254 characters at most, however it is parted', () => {
    const address = (last: number) =>
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(last)}.es`;
    expect([address(58).length, address(59).length]).toEqual([254, 255]);
    expect([read(address(58)), read(address(59))]).toEqual([
      address(58),
      'No puede superar los 254 caracteres',
    ]);
    expect(read('a'.repeat(255))).toBe('No puede superar los 254 caracteres');
  });

  test('battery 25 an endless address is judged at once', () => {
    const began = performance.now();
    const endless = `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`;
    expect(read(endless)).toBe('No puede superar los 254 caracteres');
    expect(performance.now() - began).toBeLessThan(200);
  });
});
