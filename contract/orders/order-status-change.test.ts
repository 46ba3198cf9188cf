import { expect, test } from 'vitest';
import { canSellerCancel, nextStatusOf } from './order-status-change.ts';
import { ORDER_STATUSES } from './order-status.ts';

test('R4.12 the step ahead is the one of the lifecycle by which the server decides, and none where the way ends', () => {
  expect(ORDER_STATUSES.map((status) => [status, nextStatusOf(status)])).toEqual([
    ['pending', 'organizing'],
    ['organizing', 'ready_to_ship'],
    ['ready_to_ship', 'shipped'],
    ['shipped', 'delivered'],
    ['delivered', null],
    ['cancelled', null],
    ['completed', null],
  ]);
});

test('R4.12 who sells cancels what has not left yet', () => {
  expect(ORDER_STATUSES.filter(canSellerCancel)).toEqual(['pending', 'organizing', 'ready_to_ship']);
});
