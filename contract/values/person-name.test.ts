import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { SignupInput } from '../auth/auth.ts';
import { AdminUserUpdate, ProfileUpdate } from '../account/user.ts';
import { ContactInput } from '../notifications/notification.ts';
import { ShippingInfo } from '../orders/shipping-info.ts';
import { FullName } from './person-name.ts';

const SIGNS =
  'El nombre solo puede contener letras, espacios, apóstrofos, guiones, puntos y el punto medio (·)';
const PLACES =
  'En un nombre, el punto va detrás de una letra; el guion y el punto medio, entre dos: M.ª, García-Lorca, Gal·la';
const LETTERS = 'El nombre necesita al menos una letra';
const TOO_LONG = 'No puede superar los 100 caracteres';

const read = (name: unknown) => {
  const checked = validateInput(name, FullName);
  return checked.ok ? checked.value : checked.errors[0]?.message;
};

describe('FullName', () => {
  test.each([
    'O',
    'Ana García-Lorca',
    'M.ª Ángeles',
    'Mª Ángeles',
    'Mª Carmen',
    'M.º Josep',
    'Dr.med. Gregori',
    'Jean-Luc',
    'J.-P. Serra',
    'Juan P.',
    'J.R. Núñez',
    'J.R.R. Tolkien',
    'Nguyễn Thị Hồng',
    'Frutas Martínez S.L.',
    'Gal·la',
    'Marcel·lí Güell-Puig',
    "O'Donnell",
    'Begoña Íñiguez de la Peña',
    "L'Hospitalet-O'Neil",
    'Kaʻiulani',
    'Ωμέγα',
    '李小龍',
  ])('R5.19 %s is a name', (name) => {
    expect(read(name)).toBe(name);
  });

  test.each([
    ['D´Alessandro', "D'Alessandro"],
    ['D`Ors', "D'Ors"],
    ['D’Ors', "D'Ors"],
    ['D‘Ors', "D'Ors"],
    ['Oʼbrian', "O'brian"],
    ['O′brian', "O'brian"],
    ['O＇Brian', "O'Brian"],
    ['García - Lorca', 'García-Lorca'],
    ['García- Lorca', 'García-Lorca'],
    ['García\u00a0–\u00a0Lorca', 'García-Lorca'],
    ['García‐Lorca', 'García-Lorca'],
    ['García‑Lorca', 'García-Lorca'],
    ['García‒Lorca', 'García-Lorca'],
    ['García–Lorca', 'García-Lorca'],
    ['García—Lorca', 'García-Lorca'],
    ['García―Lorca', 'García-Lorca'],
    ['García−Lorca', 'García-Lorca'],
    ['García－Lorca', 'García-Lorca'],
    ['García﹣Lorca', 'García-Lorca'],
    ['Gal‧la', 'Gal·la'],
    ['Gal•la', 'Gal·la'],
    ['Gal∙la', 'Gal·la'],
    ['Gal⋅la', 'Gal·la'],
    ['Gal・la', 'Gal·la'],
    ['Gaŀla', 'Gal·la'],
    ['GAĿLA', 'GAL·LA'],
    ['M.° Josep', 'M.º Josep'],
    ['J․ R．Núñez', 'J. R.Núñez'],
    ['Ana\u00a0 \u2009Ruiz', 'Ana Ruiz'],
    ['\u202aAna\u200b Ruiz\u202c', 'Ana Ruiz'],
    ['Ana\u00admaría\ufeff', 'Anamaría'],
  ])('R5.19 %j is kept as %s', (typed, kept) => {
    expect([read(typed), read(kept)]).toEqual([kept, kept]);
  });

  test('R5.19 a name is trimmed and composed', () => {
    expect(read('  Jose\u0301-Luis ')).toBe('José-Luis');
  });

  test.each([
    'Ana 2',
    'López, Ana 2',
    'Ana_María',
    'Ana@casa',
    'Ana, María',
    'Ana/María',
    'Ana & Luis',
    'Ana (hija)',
    'Ana!',
    '"Ana"',
    'Ana;',
    'Ana=1',
    '<b>Ana</b>',
    'Ana 🦎',
    'Ana\nMaría',
    'Ana\tMaría',
    'Ana\u0085María',
    'Ana\u2028María',
  ])('R5.19 of %j it is said which signs a name may have', (name) => {
    expect(read(name)).toBe(SIGNS);
  });

  test.each(['Ana\u0000', 'Ana\u0001María', 'Ana\ud800'])('R5.19 %j holds what no text may', (name) => {
    expect(read(name)).toBe('Contiene caracteres no válidos');
  });

  test.each([
    '-Ana',
    'Ana-',
    'Ana -',
    'Ana--María',
    '·Ana',
    'Gal··la',
    'Gal·',
    '.Ana',
    'Ana..',
    'Ana . María',
  ])('R5.19 of %j it is said where its signs stand in a name', (name) => {
    expect(read(name)).toBe(PLACES);
  });

  test.each(["'", '’', '´', '...', '-', '·', "' - '", '٣', '7', '\u0301'])(
    'R5.19 %j has no letter, and a name has one',
    (name) => {
      expect(read(name)).toBe(LETTERS);
    },
  );

  test('R5.19 it is required, and 100 characters at most, which is told before its signs', () => {
    expect([read(''), read('   '), read('\u200b\u2060'), read(undefined)]).toEqual(
      Array.from({ length: 4 }, () => 'El nombre es requerido'),
    );
    expect(read('a'.repeat(100))).toHaveLength(100);
    expect([read('a'.repeat(101)), read('2'.repeat(101))]).toEqual([TOO_LONG, TOO_LONG]);
  });

  test('R5.8 R5.11 R5.19 R5.20 whoever is named, it is read in the same way', () => {
    const shipping = { address: 'Calle Mayor, 1', postalCode: '46001', city: 'Valencia', email: 'a@x.es' };
    const contact = { email: 'a@x.es', subject: 'Hola', message: 'Hola' };
    const signup = { username: 'a@x.es', password: 'Azafran-2026!', role: 'consumer' };
    const readers = [
      (name: string) => validateInput({ ...shipping, fullName: name }, ShippingInfo),
      (name: string) => validateInput({ ...contact, name }, ContactInput),
      (name: string) => validateInput({ ...signup, fullName: name }, SignupInput),
      (name: string) => validateInput({ fullName: name }, ProfileUpdate),
      (name: string) => validateInput({ fullName: name }, AdminUserUpdate),
    ];
    const told = (checked: ReturnType<(typeof readers)[number]>) =>
      checked.ok ? Object.values(checked.value) : checked.errors.map(({ message }) => message);
    for (const reader of readers) {
      expect(told(reader('D´Ors García – Lorca'))).toContain("D'Ors García-Lorca");
      expect(told(reader('López, Ana 2'))).toEqual([SIGNS]);
      expect(told(reader("'"))).toEqual([LETTERS]);
    }
  });

  test('battery 25 an endless name is judged at once', () => {
    const began = performance.now();
    for (const part of ['a', 'a.', 'a-', '-', "'", 'ª·', ' - ', 'क\u200d'])
      expect(read(`${part.repeat(50_000)}!`)).toBe(TOO_LONG);
    expect(read(`Ana${'\u200b'.repeat(50_000)}`)).toBe('Ana');
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
