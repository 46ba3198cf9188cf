import { expect, test } from 'vitest';
import { validateInput } from '../api/validate-input.ts';
import { Product } from './product.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const goods = { name: 'Miel de romero', producerName: 'Ana Ruiz', price: 7.5, stock: 12 };
const read = { ok: true, value: { ...goods, id: ID, isActive: false } };

test.each([
  ['id and isActive', { id: ID, isActive: false }],
  ['productId and active', { productId: ID, active: false }],
  ['id and active', { id: ID, active: false }],
  ['productId and isActive', { productId: ID, isActive: false }],
])('R3.10 a product is read by %s', (_, spelt) => {
  expect(validateInput({ ...goods, ...spelt }, Product)).toEqual(read);
});

test('R3.10 of two spellings ours counts, and one that says neither is not active or not, but no product without an id', () => {
  const other = '01890000-0000-7000-8000-000000000002';
  const both = { ...goods, id: ID, productId: other, isActive: false, active: true };
  expect(validateInput(both, Product)).toEqual(read);
  expect(validateInput({ ...goods, productId: ID }, Product)).toEqual({
    ok: true,
    value: { ...goods, id: ID },
  });
  expect(validateInput(goods, Product).ok).toBe(false);
});
