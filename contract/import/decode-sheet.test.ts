import { expect, test } from 'vitest';
import { decodeSheet } from './decode-sheet.ts';

const utf8 = (text: string) => [...Buffer.from(text)];
const windows = (text: string) => [...Buffer.from(text, 'latin1')];
/** MacRoman bytes of characters that have other bytes in Latin-1. */
const MAC = new Map([
  ...'áéíóúñüçàèòï'
    .split('')
    .map(
      (sign, at) =>
        [sign, [0x87, 0x8e, 0x92, 0x97, 0x9c, 0x96, 0x9f, 0x8d, 0x88, 0x8f, 0x98, 0x95][at]] as const,
    ),
  ...'ÁÉÑ€º¡¿«»'
    .split('')
    .map((sign, at) => [sign, [0xe7, 0x83, 0x84, 0xdb, 0xbc, 0xc1, 0xc0, 0xc7, 0xc8][at]] as const),
]);
const mac = (text: string) => Array.from(text, (sign) => MAC.get(sign) ?? sign.charCodeAt(0));
const decoded = (...parts: number[][]) => decodeSheet(Uint8Array.from(parts.flat()));

test('R3.9 battery 102 one line that is not UTF-8 leaves the others as they are, and what of itself is UTF-8', () => {
  const text = decoded(
    utf8('Jamón de pueblo;Añejo\n'),
    [...utf8('Miel de caña;Dulce, caf'), ...windows('é;7,00\n')],
    windows('Piñón;9 º\r\n'),
    utf8('Pan de higo – 5 €'),
  );
  expect(text).toEqual({
    text: 'Jamón de pueblo;Añejo\nMiel de caña;Dulce, café;7,00\nPiñón;9 º\r\nPan de higo – 5 €',
    warning: null,
  });
});

test.each([
  ['Jamón ibérico;Añejo;9,50'],
  ['SANDÍA'.toLowerCase()],
  ['ALBARIÑO;Ñora'],
  ['«Árbol» nº 3;5 €;¿Más? ¡Sí!'],
  ['llengua catalana: això, què, dolç'],
])('R3.9 battery 102 a sheet of a Mac and one of Excel are both read as they were written: %s', (text) => {
  expect(decoded(mac(text))).toEqual({ text, warning: null });
  expect(decoded([...windows(text.replaceAll('€', ''))])).toEqual({
    text: text.replaceAll('€', ''),
    warning: null,
  });
});

test('R3.9 the euro and the quotes of windows-1252 are no letters of a Mac', () => {
  expect(
    decoded(windows('Tomate \u0091rosa\u0092;9,50 \u0080;\u0093Pan\u0094 d\u0092oli \u0096 \u0085\n')),
  ).toEqual({
    text: 'Tomate ‘rosa’;9,50 €;“Pan” d’oli – …\n',
    warning: null,
  });
});

test('R3.9 battery 102 bytes that neither reads well are asked about, with the words around them', () => {
  // Bytes of ó and í in the DOS encoding.
  const { text, warning } = decoded([...utf8('uno;Jam'), 0xa2, ...utf8('n fr'), 0xa1, ...utf8('o;dos')]);
  expect([text, warning]).toEqual([
    'uno;Jam¢n fr¡o;dos',
    'No estamos seguros de los acentos. ¿Se lee bien «Jam¢n fr¡o»? Si no, guarda la hoja como CSV UTF-8 y elígela otra vez.',
  ]);
});

test('R3.9 marks in front are no part of the text', () => {
  expect([
    decoded([0xef, 0xbb, 0xbf], utf8('Piñón')).text,
    decoded([0xef, 0xbb, 0xbf], windows('Piñón')).text,
    decoded([0xff, 0xfe], [...Buffer.from('Piñón', 'utf16le')]).text,
  ]).toEqual(['Piñón', 'Piñón', 'Piñón']);
});
