import { describe, expect, test } from 'vitest';
import { sampleId, sampleOrder, sampleProduct } from '../../tests/support/samples/samples.ts';
import { orderNumber } from './order-number.ts';
import type { ProductOrder, ProductOrderStatus } from './order.ts';
import { parcelsOf, shipmentsOf } from './parcels.ts';

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
      parcelsOf({ items }).map(({ name, lines, status }) => [name, lines.map(({ id }) => id), status]),
    ).toEqual([
      ['Ana', [sampleId(1), sampleId(3), sampleId(4)], 'organizing'],
      ['Luis', [sampleId(2)], 'cancelled'],
    ]);
  });

  test('a parcel of goods of no store is called by who made them', () => {
    const items = [line(1, 11, 'pending'), line(2, 11, 'pending', 'Ana'), line(3, 11, 'pending', 'Ana Ruiz')];
    expect(parcelsOf({ items }).map(({ name }) => name)).toEqual(['Ana y Ana Ruiz']);
  });

  test('it is called by its stores and who sends it, whatever stands on the goods and whatever the order of the lines', () => {
    const of = (number: number, storeName: string | null) => ({
      ...line(number, 11, 'pending', 'Taller Cara B'),
      storeName,
      sellerName: 'Íñigo Garmendia',
    });
    const items = [of(1, 'Barro y Cal'), of(2, null), of(3, 'Cara B'), of(4, 'Cara B')];
    expect(parcelsOf({ items }).map(({ name, sender }) => [name, sender])).toEqual([
      ['Barro y Cal y Cara B, lo envía Íñigo Garmendia', 'Íñigo Garmendia'],
    ]);
  });

  test('a product that is gone has nobody to name', () => {
    expect(parcelsOf({ items: [line(1, 11, 'pending')] }).map(({ name }) => name)).toEqual([null]);
  });
});

test(`${orderNumber.name} is short, and the end of the id, which differs`, () => {
  expect(orderNumber('0190b6d0-0000-7000-8000-0000a1b2c3d4')).toBe('A1B2C3D4');
});

test('R3.12 how lines were sent is told once of those that went together, as far as it was said', () => {
  const sent = (carrier: string | null, trackingNumber?: string) => ({
    ...line(1, 11, 'shipped'),
    carrier,
    ...(trackingNumber !== undefined && { trackingNumber }),
  });
  const lines = [sent('Correos', 'PQ4'), sent('Correos', 'PQ4'), sent('', ''), sent(null), sent(null, 'PQ5')];
  expect(shipmentsOf(lines)).toEqual([
    { carrier: 'Correos', trackingNumber: 'PQ4' },
    { carrier: null, trackingNumber: 'PQ5' },
  ]);
});
