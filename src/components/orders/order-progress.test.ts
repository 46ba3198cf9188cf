import { expect, test } from 'vitest';
import { ORDER_PROGRESS } from './order-progress.ts';

test('R4.12 the way of an order and of its lines is read off their charts', () => {
  const line = ['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'];
  expect(ORDER_PROGRESS).toEqual({ order: [...line, 'completed'], productOrder: line });
});
