import { describe, expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { ProductAttributes, nonEmptyAttributes } from './product-attributes.ts';
import { ProductUpdate } from './product-input.ts';

const errorsOf = (details: unknown) => {
  const checked = validateInput({ details }, ProductUpdate);
  return checked.ok ? [] : checked.errors;
};

const AMOUNT = 'El contenido debe ser un número mayor a 0, con tres decimales como mucho';

describe('R5.5 the details of a product', () => {
  test('are taken with all that they may say, or as nothing at all', () => {
    const details = {
      content: { amount: 0.125, unit: 'l' },
      ingredients: 'i'.repeat(1_000),
      allergens: [
        'gluten',
        'crustaceans',
        'eggs',
        'fish',
        'peanuts',
        'soy',
        'milk',
        'nuts',
        'celery',
        'mustard',
        'sesame',
        'sulphites',
        'lupin',
        'molluscs',
      ],
      materials: 'm'.repeat(300),
      sizes: 's'.repeat(300),
    };
    expect(validateInput({ details }, ProductUpdate)).toEqual({ ok: true, value: { details } });
    expect(validateInput({ details: null }, ProductUpdate)).toEqual({ ok: true, value: { details: null } });
  });

  test.each([0, -1, 1_000_000.001, 0.0005, '5', Number.NaN])('cannot contain %j', (amount) => {
    expect(errorsOf({ content: { amount, unit: 'g' } })).toEqual([
      { field: 'details.content.amount', message: AMOUNT },
    ]);
  });

  test.each([
    [{ content: { amount: 1, unit: 'lb' } }, 'details.content.unit', 'El valor no es válido'],
    [{ allergens: ['milk', 'sand'] }, 'details.allergens.1', 'El valor no es válido'],
    [{ allergens: ['milk', 'milk'] }, 'details.allergens', 'Cada alérgeno se dice una vez'],
    [{ allergens: Array(15).fill('milk') }, 'details.allergens', 'No puede haber más de 14 alérgenos'],
    [{ ingredients: 'i'.repeat(1_001) }, 'details.ingredients', 'No puede superar los 1000 caracteres'],
    [{ materials: 'm'.repeat(301) }, 'details.materials', 'No puede superar los 300 caracteres'],
    [{ sizes: 's'.repeat(301) }, 'details.sizes', 'No puede superar los 300 caracteres'],
    [{ sizes: 'a\u0000b' }, 'details.sizes', 'Contiene caracteres no válidos'],
    ['36', 'details', 'El valor no es válido'],
  ])('are refused as %j', (details, field, message) => {
    expect(errorsOf(details)).toContainEqual({ field, message });
  });

  test('drop what is no detail', () => {
    expect(validateInput({ sizes: ' M ', colour: 'azul' }, ProductAttributes)).toEqual({
      ok: true,
      value: { sizes: 'M' },
    });
  });
});

test('what is blank or empty is not said', () => {
  expect(nonEmptyAttributes({ ingredients: '', allergens: [], sizes: 'M' })).toEqual({ sizes: 'M' });
  expect(nonEmptyAttributes({ content: { amount: 1, unit: 'kg' } })).toEqual({
    content: { amount: 1, unit: 'kg' },
  });
  expect(nonEmptyAttributes({ ingredients: '', allergens: [] })).toBeNull();
  expect(nonEmptyAttributes({})).toBeNull();
});
