import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../../../../tests/support/samples/samples.ts';
import { withAllergen } from '../../../../contract/catalogue/allergens.ts';
import { unsavedProductFormOf } from './unsaved-product-form.ts';
import { checkProduct, productValuesOf } from './product-values.ts';

const jam = sampleProduct({
  version: 3,
  thumbnailUrl: '/uploads/confitura.webp',
  details: { content: { amount: 0.25, unit: 'kg' }, allergens: ['sulphites'], sizes: '' },
});
const seen = productValuesOf(jam);
const saved = (values: Partial<typeof seen>) => {
  const checked = checkProduct({ ...seen, ...values }, seen);
  return checked.ok ? checked.value.body : checked.errors;
};

describe('the details of a product that is changed', () => {
  test('R5.6 are shown as they are written', () => {
    const { contentAmount, contentUnit, allergens, ingredients, materials, sizes } = seen;
    expect({ contentAmount, contentUnit, allergens, ingredients, materials, sizes }).toEqual({
      contentAmount: '0,25',
      contentUnit: 'kg',
      allergens: ['sulphites'],
      ingredients: '',
      materials: '',
      sizes: '',
    });
  });

  test('R5.6 are sent as a whole, and only when something of them has changed', () => {
    expect(saved({ contentAmount: ' 300 ', contentUnit: 'g', ingredients: ' Higos y azúcar ' })).toEqual({
      version: 3,
      details: {
        content: { amount: 300, unit: 'g' },
        ingredients: 'Higos y azúcar',
        allergens: ['sulphites'],
      },
    });
    expect(saved({ name: 'Confitura' })).toEqual({ version: 3, name: 'Confitura' });
    expect(saved({ contentAmount: '', allergens: [] })).toEqual({ version: 3, details: null });
  });

  test.each([
    ['contentAmount', 'medio', 'El contenido debe ser un número mayor a 0, con tres decimales como mucho'],
    ['contentAmount', '0', 'El contenido debe ser un número mayor a 0, con tres decimales como mucho'],
    ['contentAmount', '0,0005', 'El contenido debe ser un número mayor a 0, con tres decimales como mucho'],
    ['contentUnit', 'lb', 'El valor no es válido'],
    ['ingredients', 'i'.repeat(1_001), 'No puede superar los 1000 caracteres'],
    ['materials', 'm'.repeat(301), 'No puede superar los 300 caracteres'],
    ['sizes', 's'.repeat(301), 'No puede superar los 300 caracteres'],
  ])('are told at %s when it is %j', (field, value, message) => {
    expect(saved({ [field]: value })).toEqual([{ field, message }]);
  });

  test('an allergen that is marked and taken back leaves nothing to keep', () => {
    const marked = withAllergen(seen.allergens, 'gluten', true);
    expect(marked).toEqual(['gluten', 'sulphites']);
    const whose = { userId: 'ana', of: jam.id };
    expect(unsavedProductFormOf(whose, { ...seen, allergens: marked }, seen)?.fields).toEqual({
      allergens: marked,
    });
    expect(
      unsavedProductFormOf(whose, { ...seen, allergens: withAllergen(marked, 'gluten', false) }, seen),
    ).toBeNull();
  });
});
