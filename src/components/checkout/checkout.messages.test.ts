import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../../../contract/values/format.ts';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { BLANK_SHIPPING } from '../../machines/checkout/unsaved-checkout-form.ts';
import {
  checkoutFailureText,
  parcelsIntro,
  parcelTitle,
  postalCodeHint,
  provinceHint,
} from './checkout.messages.ts';

const format = createFormatter(DEFAULT_MARKET);
const facts = { failure: null, cart: [sampleItem()], store: null, stores: {}, now: NOW };
const ended = sampleStore({ endDate: '2026-11-15T20:00:00.000Z' });

describe(checkoutFailureText.name, () => {
  test.each([
    ['FORBIDDEN', 'No tienes permisos de consumidor para realizar esta acción.'],
    ['CART_EMPTY', 'Tu carrito está vacío.'],
    ['INSUFFICIENT_STOCK', 'Algunos productos ya no están disponibles. Revisa tu carrito.'],
    ['PRICE_CHANGED', 'Los precios han cambiado. Revisa tu carrito.'],
    ['STORE_CLOSED', 'La tienda no está disponible para compras'],
    ['TIMEOUT', 'La solicitud tardó demasiado. Verifica tu conexión.'],
    ['NO_RESPONSE', 'No se pudo conectar con el servidor. Verifica tu conexión a internet.'],
  ] as const)('R8.6 R8.8 %s', (code, words) => {
    expect(checkoutFailureText({ ...facts, failure: sampleFailure(code) }, format)).toBe(words);
  });

  const over = 'La Colmena: La tienda finalizó el 15 nov 2026, 21:00. Ya no se pueden realizar compras.';

  test.each([
    ['one that is over', ended, over],
    [
      'one to come',
      sampleStore({ startDate: '2026-11-21T09:00:00.000Z' }),
      'La Colmena: La tienda comenzará el 21 nov 2026, 10:00',
    ],
    [
      'a paused one',
      sampleStore({ status: 'paused' }),
      'La Colmena: La tienda no está disponible para compras',
    ],
    ['one that is gone', null, 'Ana Ruiz: La tienda no está disponible para compras'],
  ])('R8.9 a store of the cart is told with its name: %s', (_, store, words) => {
    const failure = sampleFailure('STORE_CLOSED');
    expect(checkoutFailureText({ ...facts, failure, stores: { [sampleId(1)]: store } }, format)).toBe(words);
  });

  test('R8.9 a chosen store that nothing is bought in is not spoken of', () => {
    const failure = sampleFailure('STORE_CLOSED', { message: 'Dicho por el servidor.' });
    const elsewhere = { ...facts, failure, store: sampleStore({ id: sampleId(9), status: 'paused' }) };
    expect(checkoutFailureText(elsewhere, format)).toBe('Dicho por el servidor.');
  });

  test('R8.9 goods of no store are judged by the chosen one, and ask for one', () => {
    const cart = [sampleItem({ product: sampleProduct({ popupStoreId: null }) })];
    const of = (failure: 'STORE_CLOSED' | 'STORE_UNCHOSEN', store: typeof ended | null) =>
      checkoutFailureText(
        { ...facts, cart, store, failure: { code: failure, status: 0, errors: [] } },
        format,
      );
    expect([of('STORE_CLOSED', ended), of('STORE_UNCHOSEN', null)]).toEqual([
      over,
      'No hay una tienda seleccionada. Elige el puesto en el que compras para poder pedir.',
    ]);
  });

  test('nothing went wrong, nothing is said', () => {
    expect(checkoutFailureText({ ...facts, stores: { [sampleId(1)]: ended } }, format)).toBe(null);
  });
});

describe(postalCodeHint.name, () => {
  const FIVE = 'Los códigos postales españoles tienen cinco cifras. ¿Seguro?';
  const none = (digits: string) => `Ningún código postal español empieza por ${digits}. ¿Seguro?`;
  test.each([
    ['', null, null],
    ['28013', null, null],
    [' 46001 ', null, null],
    ['123', null, FIVE],
    ['280133', null, FIVE],
    ['AD500', null, FIVE],
    ['99999', none('99'), none('99')],
    ['00100', none('00'), none('00')],
  ])('R5.8 of %j it says %j while it is typed and %j afterwards', (code, typing, left) => {
    expect([postalCodeHint(code, false), postalCodeHint(code, true)]).toEqual([typing, left]);
  });
});

describe(provinceHint.name, () => {
  test.each([
    ['42001', 'Soria', 'Según tu código postal.'],
    ['05001', 'avila', 'Según tu código postal.'],
    ['28013', 'Soria', 'Por tu código postal sería Madrid.'],
    ['28013', '', null],
    ['123', 'Soria', null],
    ['', 'Soria', null],
  ])('R5.8 the postal code %j and the province %j', (postalCode, state, hint) => {
    expect(provinceHint({ ...BLANK_SHIPPING, postalCode, state })).toBe(hint);
  });
});

test('how the order arrives is told by parcel', () => {
  const of = (key: string, name: string | null) => ({ key, name, lines: [] });
  const two = [of('1', 'Ana Ruiz'), of('2', null)];
  expect([
    parcelsIntro([of('1', 'Ana Ruiz')]),
    parcelTitle(of('1', 'Ana Ruiz'), 0, 1),
    parcelsIntro(two),
    ...two.map((parcel, index) => parcelTitle(parcel, index, 2)),
  ]).toEqual([
    'Te llega en un paquete de Ana Ruiz.',
    'Paquete de Ana Ruiz',
    'Te llega en 2 paquetes: cada productor envía el suyo.',
    'Paquete 1 de 2 · Ana Ruiz',
    'Paquete 2 de 2 · un productor',
  ]);
});
