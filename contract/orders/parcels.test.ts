import { describe, expect, test } from 'vitest';
import { sampleId, sampleOrder, sampleProduct } from '../../tests/support/samples.ts';
import { orderNumber } from './order-number.ts';
import type { ProductOrder, ProductOrderStatus } from './order.ts';
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

  test('a parcel is called as its first line that names a producer', () => {
    const items = [line(1, 11, 'pending'), line(2, 11, 'pending', 'Ana'), line(3, 11, 'pending', 'Ana Ruiz')];
    expect(parcelsOf({ items }).map(({ producerName }) => producerName)).toEqual(['Ana']);
  });

  test('a product that is gone has no producer to name', () => {
    expect(parcelsOf({ items: [line(1, 11, 'pending')] }).map(({ producerName }) => producerName)).toEqual([
      null,
    ]);
  });
});

test(`${orderNumber.name} is short, and the end of the id, which differs`, () => {
  expect(orderNumber('0190b6d0-0000-7000-8000-0000a1b2c3d4')).toBe('A1B2C3D4');
});
