import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import { NOW, sampleFailure, sampleStore } from '../../../tests/support/samples.ts';
import { NO_SHIPPING } from '../../machines/checkout/checkout.draft.ts';
import {
  checkoutFailureText,
  parcelsLead,
  parcelTitle,
  provinceHint,
  storeNotice,
} from './checkout.messages.ts';

const format = createFormatter(DEFAULT_MARKET);
const ended = sampleStore({ endDate: '2026-11-15T20:00:00.000Z' });

describe(checkoutFailureText.name, () => {
  test.each([
    ['CART_EMPTY', 'Tu carrito está vacío.'],
    ['INSUFFICIENT_STOCK', 'Algunos productos ya no están disponibles. Revisa tu carrito.'],
    ['PRICE_CHANGED', 'Los precios han cambiado. Revisa tu carrito.'],
    ['STORE_CLOSED', 'La tienda no está disponible para compras'],
    ['TIMEOUT', 'La solicitud tardó demasiado. Verifica tu conexión.'],
    ['NO_RESPONSE', 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
  ] as const)('R8.8 %s', (code, words) => {
    expect(checkoutFailureText({ failure: sampleFailure(code), store: null, now: NOW }, format)).toBe(words);
  });

  test('R8.9 a closed store is told with its date', () => {
    expect(
      checkoutFailureText({ failure: sampleFailure('STORE_CLOSED'), store: ended, now: NOW }, format),
    ).toBe('La tienda finalizó el 15 nov 2026, 21:00. Ya no se pueden realizar compras.');
  });

  test('nothing went wrong, nothing is said', () => {
    expect(checkoutFailureText({ failure: null, store: ended, now: NOW }, format)).toBe(null);
  });
});

describe(storeNotice.name, () => {
  test.each([
    ['none', null, 'No hay una tienda seleccionada. Puedes pedir igualmente lo que llevas en el carrito.'],
    ['an open one', sampleStore(), null],
    ['a paused one', sampleStore({ status: 'paused' }), 'La tienda no está disponible para compras'],
    [
      'one to come',
      sampleStore({ startDate: '2026-11-21T09:00:00.000Z' }),
      'La tienda comenzará el 21 nov 2026, 10:00',
    ],
    [
      'one that is over',
      ended,
      'La tienda finalizó el 15 nov 2026, 21:00. Ya no se pueden realizar compras.',
    ],
  ])('R8.9 %s', (_, store, notice) => {
    expect(storeNotice(store, NOW, format)).toBe(notice);
  });
});

describe(provinceHint.name, () => {
  test.each([
    ['42001', 'Soria', 'Según tu código postal.'],
    ['05001', 'avila', 'Según tu código postal.'],
    ['28013', 'Soria', 'Por tu código postal sería Madrid.'],
    ['28013', '', null],
    ['', 'Soria', null],
  ])('R5.8 the postal code %j and the province %j', (postalCode, state, hint) => {
    expect(provinceHint({ ...NO_SHIPPING, postalCode, state })).toBe(hint);
  });
});

test('how the order arrives is told by parcel', () => {
  const of = (key: string, producerName: string | null) => ({ key, producerName, lines: [] });
  const two = [of('1', 'Ana Ruiz'), of('2', null)];
  expect([
    parcelsLead([of('1', 'Ana Ruiz')]),
    parcelTitle(of('1', 'Ana Ruiz'), 0, 1),
    parcelsLead(two),
    ...two.map((parcel, index) => parcelTitle(parcel, index, 2)),
  ]).toEqual([
    'Te llega en un paquete de Ana Ruiz.',
    'Paquete de Ana Ruiz',
    'Te llega en 2 paquetes: cada productor envía el suyo.',
    'Paquete 1 de 2 · Ana Ruiz',
    'Paquete 2 de 2 · un productor',
  ]);
});
