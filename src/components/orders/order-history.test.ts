import { describe, expect, test } from 'vitest';
import type { ProductOrderStatus } from '../../../contract/order.ts';
import { stepsOf } from './order-history.ts';

describe(stepsOf, () => {
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

  test('the latest first; what the whole order did is not told of each line, unless something was noted', () => {
    const placed = step('pending', 0, null);
    const noted = step('organizing', 2, 'a', 'Va con lazo');
    const whole = step('organizing', 2, null);
    const alone = step('organizing', 1, 'b');
    expect(stepsOf([placed, step('pending', 0, 'a'), step('pending', 0, 'b'), alone, noted, whole])).toEqual([
      noted,
      whole,
      alone,
      placed,
    ]);
  });
});
