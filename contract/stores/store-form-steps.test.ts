import { expect, test } from 'vitest';
import { STORE_STEPS, stepAfter, stepOf, stepState } from './store-form-steps.ts';

test('a field and each part of it stand in one step', () => {
  expect(
    ['slug', 'dates.endDay', 'delivery.1.price', 'eventBanner', 'payment.0.note', 'tags'].map(stepOf),
  ).toEqual(['name', 'dates', 'dates', 'look', 'seller', 'goods']);
  expect([stepOf(''), stepOf('nada')]).toEqual([null, null]);
});

test('a step is wrong before it lacks something, and done with neither', () => {
  const states = (errors: Record<string, string>, gaps: Parameters<typeof stepState>[2]) =>
    STORE_STEPS.map((step) => stepState(step, errors, gaps));
  expect(states({}, [])).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(states({ 'dates.endDay': 'No', '': 'No' }, ['delivery', 'payment', 'products'])).toEqual([
    'done',
    'wrong',
    'done',
    'missing',
    'missing',
  ]);
});

test('one step follows the other', () => {
  expect(STORE_STEPS.map(stepAfter)).toEqual(['dates', 'look', 'seller', 'goods', null]);
});
