import { describe, expect, test } from 'vitest';
import type { ProductOrderStatus } from '../../../contract/orders/order.ts';
import { orderHistoryEntriesOf } from './order-history.ts';

describe(orderHistoryEntriesOf, () => {
  const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;
  const step = (
    status: ProductOrderStatus,
    minute: number,
    productOrderId: string | null,
    notes?: string,
  ) => ({
    productOrderId,
    status,
    createdAt: at(minute),
    ...(notes && { notes }),
  });

  const toldAs = (lineIds: string[], status: ProductOrderStatus, minute: number, notes?: string) => ({
    status,
    createdAt: at(minute),
    notes: notes ?? null,
    lineIds,
  });

  test('the latest first; what the whole order did is not told of each line, unless something was noted', () => {
    const history = [
      step('pending', 0, null),
      step('pending', 0, 'a'),
      step('pending', 0, 'b'),
      step('organizing', 1, 'b'),
      step('organizing', 2, 'a', 'Va con lazo'),
      step('organizing', 2, null),
    ];
    expect(orderHistoryEntriesOf(history)).toEqual([
      toldAs(['a'], 'organizing', 2, 'Va con lazo'),
      toldAs([], 'organizing', 2),
      toldAs(['b'], 'organizing', 1),
      toldAs([], 'pending', 0),
    ]);
  });

  test('lines that took a step together, with the same words, share it', () => {
    const history = [
      step('shipped', 3, 'a'),
      step('shipped', 3, 'b'),
      step('shipped', 3, 'c', 'Por mensajero'),
      step('shipped', 4, 'd'),
    ];
    expect(orderHistoryEntriesOf(history)).toEqual([
      toldAs(['d'], 'shipped', 4),
      toldAs(['a', 'b'], 'shipped', 3),
      toldAs(['c'], 'shipped', 3, 'Por mensajero'),
    ]);
  });

  test('R4.14 each step says who took it; what two did at one moment is told of each', () => {
    const history = [
      { ...step('shipped', 4, 'a'), actor: 'producer' as const, actorName: 'Ana Ruiz' },
      { ...step('shipped', 4, 'b'), actor: 'admin' as const, actorName: null },
    ];
    expect(
      orderHistoryEntriesOf(history).map(({ lineIds, actor, actorName }) => [lineIds, actor, actorName]),
    ).toEqual([
      [['a'], 'producer', 'Ana Ruiz'],
      [['b'], 'admin', null],
    ]);
  });
});
