import { expect, test } from 'vitest';
import { withNonBreakingUnits } from './non-breaking-units.ts';

test('R9.11 a measure is not broken off its unit, and other words are', () => {
  const names = ['Miel, 500 g', 'Ánfora, 38 cm', 'Aceite 1 litro', 'Queso, 1 kg', 'Radio de 1968', '3 gatos'];
  expect(names.map(withNonBreakingUnits)).toEqual([
    'Miel, 500\u00A0g',
    'Ánfora, 38\u00A0cm',
    'Aceite 1\u00A0litro',
    'Queso, 1\u00A0kg',
    'Radio de 1968',
    '3 gatos',
  ]);
});
