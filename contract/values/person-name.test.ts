import { describe, expect, test } from 'vitest';
import { check } from '../calls/checking.ts';
import { FullName } from './user.ts';

const INVALID = 'El nombre solo puede contener letras, apóstrofos y espacios';

const read = (name: unknown) => {
  const checked = check(name, FullName);
  return checked.ok ? checked.value : checked.errors[0]?.message;
};

describe('FullName', () => {
  test.each([
    'Ana García-Lorca',
    'M.ª Ángeles',
    'Mª Ángeles',
    'M.º Josep',
    'Jean-Luc',
    'J.-P. Serra',
    'Juan P.',
    'J.R. Núñez',
    'Gal·la',
    'Marcel·lí Güell-Puig',
    "O'Donnell",
    'D’Alessandro',
    'Begoña Íñiguez de la Peña',
    "L'Hospitalet-O'Neil",
    'Ωμέγα',
    '李小龍',
  ])('R5.19 %s is a name', (name) => {
    expect(read(name)).toBe(name);
  });

  test('R5.19 a name is trimmed and composed', () => {
    expect(read('  Jose\u0301-Luis ')).toBe('José-Luis');
  });

  test.each([
    'Ana 2',
    '٣',
    'Ana_María',
    'Ana@casa',
    'Ana, María',
    'Ana/María',
    'Ana–María',
    'Ana & Luis',
    'Ana (hija)',
    'Ana!',
    '"Ana"',
    'Ana;',
    'Ana=1',
    '<b>Ana</b>',
    'Ana 🦎',
    'Ana\nMaría',
    'Ana\u0000',
    'Ana\u0085María',
    'Ana\u200bMaría',
    'Ana\u202eMaría',
    'Ana\u00adMaría',
    '-Ana',
    'Ana-',
    'Ana--María',
    'Ana - María',
    '·Ana',
    'Gal··la',
    'Gal·',
    '.Ana',
    'Ana..',
    '...',
    '-',
    '·',
    'a'.repeat(101),
  ])('R5.19 %j is none', (name) => {
    expect(read(name)).toBe(INVALID);
  });

  test('R5.19 it is required, and 100 characters at most', () => {
    expect([read(''), read('   '), read(undefined)]).toEqual([
      'El nombre es requerido',
      'El nombre es requerido',
      'El nombre es requerido',
    ]);
    expect(read('a'.repeat(100))).toHaveLength(100);
  });

  test('battery 25 an endless name is judged at once', () => {
    const began = performance.now();
    for (const part of ['a', 'a.', 'a-', '-', "'", 'ª·'])
      expect(read(`${part.repeat(50_000)}!`)).toBe(INVALID);
    expect(performance.now() - began).toBeLessThan(200);
  });
});
