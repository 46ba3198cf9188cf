import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { isTaxId, TaxId } from './tax-id.ts';

/** Published tax ids, one per kind and per kind of check character. */
const RIGHT = [
  '54362315K',
  '00000000T',
  '12345678Z',
  'X2482300W',
  'X5253868R',
  'Y0000000Z',
  'M1234567L',
  'J99216582',
  'A28015865',
  'B64717838',
  'Q2826000H',
  'P2807900B',
  'G28029643',
];

describe(isTaxId, () => {
  test.each(RIGHT)('%s is one, and with any other end none', (number) => {
    expect(isTaxId(number)).toBe(true);
    const ends = Array.from('ABCDEFGHIJKLMNPQRSTVWXYZ0123456789').filter((end) => end !== number.at(-1));
    const others = ends.map((end) => `${number.slice(0, -1)}${end}`).filter(isTaxId);
    // Most kinds of company accept a check digit or the letter of that digit.
    expect(others.length).toBeLessThanOrEqual('JG'.includes(number.charAt(0)) ? 1 : 0);
  });

  test.each([
    '',
    'T',
    '1234567Z',
    '123456789Z',
    '12345678',
    '12345678z',
    'I1234567A',
    'O1234567A',
    'T1234567A',
    'X12345678',
    'ABCDEFGHI',
    '١٢٣٤٥٦٧٨Z',
  ])('%j is none', (text) => expect(isTaxId(text)).toBe(false));

  test('of a person each number has one letter, and two figures that changed places are noticed', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    assert(
      property(integer({ min: 0, max: 99_999_999 }), (number) => {
        const figures = String(number).padStart(8, '0');
        expect(letters.filter((letter) => isTaxId(`${figures}${letter}`)).length).toBe(1);
        const letter = letters.find((one) => isTaxId(`${figures}${one}`));
        const swapped = `${figures.charAt(1)}${figures.charAt(0)}${figures.slice(2)}`;
        expect(swapped === figures || !isTaxId(`${swapped}${letter}`)).toBe(true);
      }),
    );
  });

  test('whatever the text, it is judged', () => {
    assert(
      property(string(), constantFrom('', '12345678', 'B6471783'), (text, before) => {
        expect(typeof isTaxId(`${before}${text}`)).toBe('boolean');
      }),
    );
  });
});

test('it is read however it is written, and told in one way', () => {
  const read = (text: string) => {
    const checked = validateInput(text, TaxId);
    return checked.ok ? checked.value : checked.errors[0]?.message;
  };
  expect([' 12.345.678-z ', 'x-2482300-w', 'ES B64717838', 'es54362315k', ' '].map(read)).toEqual([
    '12345678Z',
    'X2482300W',
    'B64717838',
    '54362315K',
    '',
  ]);
  const wrong = 'El NIF no es válido: revisa los números y la letra';
  expect(['12345678A', 'ESPAÑA', 'a'.repeat(10_000)].map(read)).toEqual([wrong, wrong, wrong]);
});
