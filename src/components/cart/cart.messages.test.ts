import { describe, expect, test } from 'vitest';
import { storeNotFoundText } from '../store/store.messages.ts';
import { cartLinesLostText, cartMergeText, cartRefusalText } from './cart.messages.ts';

const refusal = { status: 0, errors: [], productId: 'p', wanted: 1, name: 'Miel' };

describe(cartRefusalText.name, () => {
  test('R8.7 stock, a product that is gone, and the server’s own words about a field', () => {
    const errors = [{ field: 'quantity', message: 'La cantidad debe ser un número entero.' }];
    expect([
      cartRefusalText({ ...refusal, code: 'INSUFFICIENT_STOCK' }),
      cartRefusalText({ ...refusal, code: 'NOT_FOUND', name: null }),
      cartRefusalText({ ...refusal, code: 'VALIDATION_FAILED', errors, name: null }),
      cartRefusalText({ ...refusal, code: 'INVALID_QUANTITY', name: null }),
      cartRefusalText({ ...refusal, code: 'CONFLICT', name: null }),
      cartRefusalText({ ...refusal, code: 'CONFLICT', message: 'Ya está lleno.', name: null }),
    ]).toEqual([
      'Miel: No hay suficiente stock disponible para este producto.',
      'Este producto ya no está disponible.',
      'Datos inválidos: La cantidad debe ser un número entero.',
      'Datos inválidos: la cantidad debe ser un número entero entre 1 y 999.',
      'En el carrito caben 100 productos distintos como mucho.',
      'Ya está lleno.',
    ]);
  });
});

test('R8.6 a cart is a consumer’s', () => {
  expect(cartRefusalText({ ...refusal, code: 'FORBIDDEN', name: null })).toBe(
    'No tienes permisos de consumidor para realizar esta acción.',
  );
});

describe(cartMergeText.name, () => {
  test('R4.18 it says what joined, what was clamped and what stayed behind', () => {
    const line = { id: 'p', productId: 'p', quantity: 1, price: 2 };
    expect(
      cartMergeText({
        arrived: [],
        clamped: [{ productId: 'p', wanted: 3, added: 1 }],
        left: [{ line, code: 'NOT_FOUND' }],
      }),
    ).toBe(
      'Hemos juntado lo que llevabas con el carrito de tu cuenta. ' +
        'De algún producto no quedaban tantas unidades: hemos puesto las que hay. ' +
        'Algún producto no lo hemos podido añadir.',
    );
  });
});

describe(cartLinesLostText.name, () => {
  test('battery 114 it says how much was lost', () => {
    expect([cartLinesLostText(1), cartLinesLostText(3)]).toEqual([
      'No hemos podido recuperar una parte de tu carrito. Revísalo, por favor.',
      'No hemos podido recuperar 3 productos de tu carrito. Revísalo, por favor.',
    ]);
  });
});

describe(storeNotFoundText.name, () => {
  test('R8.16 it names what was asked for', () => {
    expect(storeNotFoundText('nada')).toBe('Popup store "nada" no encontrado o no está disponible');
  });
});
