import { describe, expect, test } from 'vitest';
import type { ProductOrder, ProductOrderStatus } from '../../../contract/order.ts';
import { sampleId, sampleOrder, sampleProduct } from '../../../tests/support/samples.ts';
import { stepsOf } from './order-history.ts';
import { orderNumber } from './order-number.ts';
import { parcelsOf } from './parcels.ts';

const [sample] = sampleOrder().items;

const line = (number: number, producer: number, status: ProductOrderStatus, name?: string): ProductOrder => ({
  ...(sample as ProductOrder),
  id: sampleId(number),
  producerId: sampleId(producer),
  status,
  ...(name && { product: sampleProduct({ producerName: name }) }),
});

describe(parcelsOf, () => {
  test('R4.12 one parcel from each producer, at the step of its least advanced line', () => {
    const items = [
      line(1, 11, 'shipped'),
      line(2, 12, 'cancelled', 'Luis'),
      line(3, 11, 'organizing', 'Ana'),
      line(4, 11, 'cancelled', 'Ana'),
    ];
    expect(
      parcelsOf({ items }).map(({ producerName, lines, status }) => [
        producerName,
        lines.map(({ id }) => id),
        status,
      ]),
    ).toEqual([
      ['Ana', [sampleId(1), sampleId(3), sampleId(4)], 'organizing'],
      ['Luis', [sampleId(2)], 'cancelled'],
    ]);
  });

  test('a product that is gone has no producer to name', () => {
    expect(parcelsOf({ items: [line(1, 11, 'pending')] }).map(({ producerName }) => producerName)).toEqual([
      null,
    ]);
  });
});

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

test(`${orderNumber.name} is short, and the end of the id, which differs`, () => {
  expect(orderNumber('0190b6d0-0000-7000-8000-0000a1b2c3d4')).toBe('A1B2C3D4');
});
