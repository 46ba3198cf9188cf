import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../../tests/support/samples/samples.ts';
import { createFormatter, DEFAULT_MARKET } from '../values/format.ts';
import { displayedAttributesOf, unitPriceText } from './displayed-attributes.ts';

const format = createFormatter(DEFAULT_MARKET);
const bread = sampleProduct({
  price: 4.5,
  details: {
    content: { amount: 0.75, unit: 'kg' },
    ingredients: 'Harina de trigo, agua, sal',
    allergens: ['gluten', 'sesame', 'milk'],
    materials: '',
    sizes: 'Hogaza redonda',
  },
});

describe(displayedAttributesOf, () => {
  test('R5.5 says what a product says of itself, and nothing that it leaves out', () => {
    expect(displayedAttributesOf(bread, format)).toEqual([
      { name: 'content', title: 'Contenido', text: '0,75\u00A0kg' },
      { name: 'sizes', title: 'Tallas y medidas', text: 'Hogaza redonda' },
      { name: 'ingredients', title: 'Ingredientes', text: 'Harina de trigo, agua, sal' },
      { name: 'allergens', title: 'Alérgenos', text: 'Contiene gluten, sésamo y leche.' },
    ]);
    expect(displayedAttributesOf(sampleProduct({}), format)).toEqual([]);
  });

  test.each([
    [1, '1 unidad'],
    [6, '6 unidades'],
  ])('counts %d in units', (amount, text) => {
    const [content] = displayedAttributesOf(
      sampleProduct({ details: { content: { amount, unit: 'unit' } } }),
      format,
    );
    expect(content?.text).toBe(text);
  });

  test('one allergen alone, and none that it does not know', () => {
    const [part] = displayedAttributesOf(
      sampleProduct({ details: { allergens: ['lupin', 'kriptonita'] } }),
      format,
    );
    expect(part?.text).toBe('Contiene altramuces.');
  });
});

test('R5.5 the unit price is written with its unit, and not at all where it is the price', () => {
  expect([
    unitPriceText(bread, format),
    unitPriceText({ price: 3, details: { content: { amount: 6, unit: 'unit' } } }, format),
    unitPriceText({ price: 3 }, format),
  ]).toEqual(['6,00\u00A0€/kg', '0,50\u00A0€/unidad', '']);
});
