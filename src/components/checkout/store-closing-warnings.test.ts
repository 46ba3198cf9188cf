import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import {
  NOW,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { parcelsIn } from './cart-parcels.ts';
import { storeClosingWarnings } from './store-closing-warnings.ts';

const format = createFormatter(DEFAULT_MARKET);
const MINUTE = 60_000;
const END = Date.parse('2026-11-20T13:00:00.000Z');
const store = sampleStore({ endDate: '2026-11-20T13:00:00.000Z' });
const loose = sampleItem({ productId: sampleId(31), product: sampleProduct({ popupStoreId: null }) });
const hoursAt = (now: number, known = { [store.id]: store }) =>
  storeClosingWarnings([sampleItem()], { store: null, stores: known, now }, format).map(
    ({ text, heard, stuck }) => [text, heard, stuck.length],
  );

describe(storeClosingWarnings.name, () => {
  test('R8.9 a store that closes within the hour says so with the minutes that are left', () => {
    expect([
      hoursAt(END - 61 * MINUTE),
      hoursAt(END - 60 * MINUTE),
      hoursAt(END - 11.5 * MINUTE),
      hoursAt(END),
    ]).toEqual([
      [],
      [
        [
          'La Colmena cierra en 60 minutos, a las 14:00. Confirma antes tu pedido.',
          'La Colmena cierra en menos de 60 minutos.',
          0,
        ],
      ],
      [
        [
          'La Colmena cierra en 12 minutos, a las 14:00. Confirma antes tu pedido.',
          'La Colmena cierra en menos de 15 minutos.',
          0,
        ],
      ],
      [
        [
          'La Colmena cierra en 1 minuto, a las 14:00. Confirma antes tu pedido.',
          'La Colmena cierra en menos de 1 minuto.',
          0,
        ],
      ],
    ]);
  });

  test('R8.9 a store that closes meanwhile names what stands in the way', () => {
    const text = 'La Colmena: La tienda finalizó el 20 nov 2026, 14:00. Ya no se pueden realizar compras.';
    expect(hoursAt(END + 1)).toEqual([[text, text, 1]]);
  });

  test('a store that is not known says nothing, nor do goods of no store while none is chosen', () => {
    const facts = { store: null, stores: {}, now: NOW };
    expect([hoursAt(END + 1, {}), storeClosingWarnings([loose], facts, format)]).toEqual([[], []]);
  });

  test('R8.9 the chosen store speaks of goods of no store, and of nothing else', () => {
    const facts = { store, stores: { [sampleId(1)]: sampleStore({ name: 'Barro y Cal' }) }, now: END + 1 };
    const said = storeClosingWarnings([sampleItem(), loose], facts, format);
    expect(said.map(({ name, stuck }) => [name, stuck])).toEqual([['La Colmena', [sampleId(31)]]]);
  });
});

describe(parcelsIn.name, () => {
  test('one parcel from each producer, called by its stores where they are known', () => {
    const of = (producerId: string, popupStoreId: string) =>
      sampleItem({ product: sampleProduct({ producerId, popupStoreId, producerName: `P${producerId}` }) });
    const parcels = parcelsIn([of('1', sampleId(8)), of('2', sampleId(8)), of('1', sampleId(9))], {
      [sampleId(8)]: sampleStore({ name: 'Cara B' }),
    });
    expect(parcels.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Cara B y P1', 2],
      ['Cara B', 1],
    ]);
  });
});
