import { expect, test } from 'vitest';
import { parcelName } from './parcel-name.ts';

test.each([
  [['Cara B', 'Barro y Cal', 'Cara B'], 'Íñigo Garmendia', 'Cara B y Barro y Cal, lo envía Íñigo Garmendia'],
  [['Cara B'], null, 'Cara B'],
  [['Ana Ruiz'], 'Ana Ruiz', 'Ana Ruiz'],
  [['Barro y Cal', 'Iris'], null, 'Barro y Cal e Iris'],
  [[], 'Ana Ruiz', 'Ana Ruiz'],
  [[], null, null],
])('a parcel of %j that %j sends is called %j', (stalls, sender, name) => {
  expect(parcelName(stalls, sender)).toBe(name);
});
