import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { Phone } from './phone.ts';

const read = (phone: string) => {
  const checked = validateInput(phone, Phone);
  return checked.ok ? checked.value : checked.errors[0]?.message;
};

test.each(['600 000 000', '+34 600-000-000', '(96) 351 00 00', '+34 (0) 612 34 56 78', '0034612345678', ''])(
  'R5.9, R5.19 %j is a phone',
  (phone) => {
    expect(read(phone)).toBe(phone);
  },
);

test.each([
  ['612.34.56.78', '612 34 56 78'],
  ['612·345·678', '612 345 678'],
  ['(+34) 612345678', '+34 612345678'],
  ['(+34)612 345 678', '+34 612 345 678'],
  ['(+34 612 345 678)', '+34 612 345 678'],
  ['+ 34 612 345 678', '+34 612 345 678'],
  ['tel:+34612345678', '+34612345678'],
  ['TEL:+34-612-345-678', '+34-612-345-678'],
  ['tel://612345678', '612345678'],
  ['Tel. 612 345 678', '612 345 678'],
  ['Tel.: 612 345 678', '612 345 678'],
  ['Teléfono: 612 345 678', '612 345 678'],
  ['Tlf 612345678', '612345678'],
  ['Tfno. 612345678', '612345678'],
  ['Móvil: +34 612 345 678', '+34 612 345 678'],
  ['M. 612345678', '612345678'],
  ['WhatsApp 612345678', '612345678'],
  ['📞 612 345 678', '612 345 678'],
  ['☎\ufe0f 612 345 678', '612 345 678'],
  ['\u202a+34 612 345 678\u202c', '+34 612 345 678'],
  ['\u2068+34\u00a0612\u00a0345\u00a0678\u2069', '+34 612 345 678'],
  ['\u200e612\u200b345\ufeff678', '612345678'],
  ['+34–612–345–678', '+34-612-345-678'],
  ['+34‑612‑345‑678', '+34-612-345-678'],
  ['+34−612—345‐678', '+34-612-345-678'],
  ['612\u202f34\u200956\u00a078', '612 34 56 78'],
  ['612  34   56', '612 34 56'],
  ['＋３４ ６１２（３４５）', '+34 612(345)'],
])('R5.9, R5.19 %j is kept as %s', (typed, kept) => {
  expect([read(typed), read(kept)]).toEqual([kept, kept]);
});

test('R5.9, R5.19 a phone that is too long is told so, once it is without its label', () => {
  const longest = '1'.repeat(30);
  expect(read(`Tel.: ${longest}`)).toBe(longest);
  expect([read(`${longest}1`), read('a'.repeat(31))]).toEqual(
    Array.from({ length: 2 }, () => 'No puede superar los 30 caracteres'),
  );
});

test.each([
  '1\n2',
  '1\r\n2',
  '1\t2',
  '1\u20282',
  '60a',
  '60+0',
  '++600',
  '()-',
  '٦٠٠',
  'Tel.',
  'Motel 600',
  '.',
  '612 x 5',
])('R5.9, R5.19 %j is none', (phone) => {
  expect(read(phone)).toBe('Formato de teléfono inválido');
});
