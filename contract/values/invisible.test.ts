import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { ContactInput, NotificationCreate } from '../notifications/notification.ts';
import { OrderMessage } from '../orders/order-message.ts';
import { PopupStoreUpdate } from '../stores/popup-store-input.ts';
import { cellsOf } from '../import/sheet-cells.ts';
import { readRow } from '../import/import-row.ts';
import { ProductUpdate } from '../catalogue/product-input.ts';
import { freeText, requiredText } from './text.ts';

const UNFIT = 'Contiene caracteres no válidos';
const read = (text: string) => {
  const checked = validateInput(text, freeText({ max: 200 }));
  return checked.ok ? checked.value : checked.errors[0]?.message;
};

describe('signs that nobody sees', () => {
  test.each([
    ['Miel\u200b de\u00ad romero\ufeff', 'Miel de romero'],
    ['\u202eleiM\u202c', 'leiM'],
    ['\u2066Miel\u2069 \u200ecruda\u200f', 'Miel cruda'],
    ['Miel\u2060\u180e\u061c', 'Miel'],
    ['Mi\u200del', 'Miel'],
    ['Mi\u200cel', 'Miel'],
    ['e\u200d\u0301', 'é'],
    ['a\u{e0041}\u{e0042}', 'a'],
  ])('R5.19 %j is kept as %s', (text, kept) => {
    expect(read(text)).toBe(kept);
  });

  test.each(['👩‍🌾', '👩🏽‍🌾', '👨‍👩‍👧', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'ന്‍', '\u0600١٢', 'שלום'])(
    'R5.19 %s stays whole',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );

  test.each(['\u200b\u200b', '\u2060', '\u3164', '\u2800', '\u115f\u1160', '\ufe0f', '\u202e \u00a0\u2066'])(
    'R5.19 %j is blank',
    (text) => {
      expect(read(text)).toBe('');
      const needed = validateInput(text, requiredText('Hace falta', { max: 9 }));
      expect(needed.ok || needed.errors[0]?.message).toBe('Hace falta');
    },
  );

  test.each(['a\u0001', '\u0008b', 'a\u001bb', 'a\u007f', 'a\u0085b\u0090', '\u0000'])(
    'R5.19 battery 23 %j is refused',
    (text) => {
      expect(read(text)).toBe(UNFIT);
    },
  );

  test('R5.19 tab and line ends stay, and those of word processors are line ends', () => {
    expect(read('a\tb\nc\r\nd')).toBe('a\tb\nc\r\nd');
    expect(read('a\u000bb\u000cc\u0085d\u2028e\u2029f')).toBe('a\nb\nc\nd\ne\nf');
  });

  test('R5.1 R5.5 R5.11 R5.12 one rule holds for whatever people write', () => {
    const told = (checked: { ok: boolean; errors?: readonly { message: string }[]; value?: object }) =>
      checked.ok ? Object.values(checked.value ?? {}) : checked.errors?.map(({ message }) => message);
    const contact = { name: 'Ana', email: 'a@x.es', subject: 'Hola' };
    const readers = [
      (text: string) => validateInput({ name: text }, ProductUpdate),
      (text: string) => validateInput({ shortDescription: text }, ProductUpdate),
      (text: string) => validateInput({ name: text }, PopupStoreUpdate),
      (text: string) => validateInput({ description: text }, PopupStoreUpdate),
      (text: string) => validateInput({ ...contact, message: text }, ContactInput),
      (text: string) => validateInput({ title: text, message: 'Hola', type: 'INFO' }, NotificationCreate),
      (text: string) => validateInput({ message: text }, OrderMessage),
    ];
    for (const reader of readers) {
      expect(told(reader('\u202eMiel\u200b'))).toContain('Miel');
      expect(told(reader('Miel\u0001'))).toEqual([UNFIT]);
    }
  });

  test('R3.9 battery 102 cells of a sheet as well', () => {
    const columns = ['nombre', 'descripcion_corta', 'precio', 'existencias', 'imagenes'] as const;
    const reading = (name: string) => readRow(cellsOf(columns, [name, '', '9,50', '3', 'a.jpg']), 'Ana');
    const named = reading('\u202eMiel\u200b');
    expect(named.ok && named.product.name).toBe('Miel');
    expect(reading('Miel\u0001')).toEqual({ ok: false, faults: [{ column: 'nombre', message: UNFIT }] });
    expect(reading('\u200b')).toEqual({
      ok: false,
      faults: [{ column: 'nombre', message: 'El nombre es requerido' }],
    });
  });
});
