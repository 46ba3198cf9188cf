import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../../../tests/support/samples/samples.ts';
import { cellText, changedRowFields, checkRow, contestedFields } from './row-edit.rules.ts';

const product = sampleProduct({ price: 9.5, stock: 12, version: 3 });
const { id } = product;

describe('a row that is changed', () => {
  test('its cells begin with what they say', () => {
    expect([cellText(product, 'price'), cellText(product, 'stock')]).toEqual(['9,5', '12']);
  });

  test('R5.6 only what is another value is sent, with the state that was seen', () => {
    expect(checkRow(product, { price: '9,50', stock: ' 15 ' })).toEqual({
      ok: true,
      value: { id, body: { stock: 15, version: 3 } },
    });
    expect(checkRow(product, { price: '10', stock: '9' })).toEqual({
      ok: true,
      value: { id, body: { price: 10, stock: 9, version: 3 } },
    });
  });

  test.each([
    ['price', '0', 'El precio debe ser un número mayor a 0'],
    ['price', 'caro', 'El precio debe ser un número mayor a 0'],
    ['price', '1,234', '«1,234» se puede leer de dos formas: escribe 1234 o 1,23'],
    ['stock', '0', 'La cantidad debe ser un número mayor a 0'],
    ['stock', '1,5', 'La cantidad debe ser un número entero, como 4'],
    ['stock', '', 'La cantidad debe ser un número mayor a 0'],
  ])('R5.6 its %s cannot be %j', (field, text, message) => {
    const checked = checkRow(product, { [field]: text });
    expect(checked.ok ? [] : checked.errors).toEqual([{ field, message }]);
  });

  test('R5.6 one that is sold out keeps its stock while its price is changed', () => {
    const soldOut = { ...product, stock: 0 };
    expect(changedRowFields(soldOut, { price: '8', stock: '0' })).toEqual(['price']);
    expect(checkRow(soldOut, { price: '8', stock: '0' })).toEqual({
      ok: true,
      value: { id, body: { price: 8, version: 3 } },
    });
  });

  test('what somebody else changed stands against what is typed where both say something new, and not the same', () => {
    const contest = (now: Partial<typeof product>, typed: object) =>
      contestedFields(product, { ...product, ...now }, typed);
    expect([
      contest({ stock: 9 }, { stock: '15' }),
      contest({ stock: 9, price: 8 }, { stock: '15', price: '7' }),
      contest({ stock: 15 }, { stock: '15' }),
      contest({ stock: 9 }, { price: '7' }),
      contest({ name: 'Otra' }, { stock: '15' }),
    ]).toEqual([['stock'], ['price', 'stock'], [], [], []]);
  });
});
