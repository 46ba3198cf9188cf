import { expect, test } from 'vitest';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { producerOrdersFailureText, orderStatusChangeRefusalText } from './order-status-changes.messages.ts';

test.each([
  ['UNAUTHENTICATED', 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'],
  ['FORBIDDEN', 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'],
  ['INTERNAL', 'Error al obtener los pedidos del productor'],
  ['TIMEOUT', 'La solicitud tardó demasiado. Verifica tu conexión.'],
] as const)('R8.6 R8.15 why the orders of who sells did not come: %s', (code, text) => {
  expect(producerOrdersFailureText(sampleFailure(code))).toBe(text);
});

test.each([
  ['UNAUTHENTICATED', 'Debes iniciar sesión para actualizar el estado'],
  ['FORBIDDEN', 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'],
  ['NOT_OWNER', 'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.'],
  ['INVALID_TRANSITION', 'No ha pasado a «Enviado»: ahora está «Cancelado».'],
] as const)('R8.10 R8.15 why an order did not take its step: %s', (code, text) => {
  expect(orderStatusChangeRefusalText(sampleFailure(code), { to: 'shipped', now: 'cancelled' })).toBe(text);
});

test('R8.10 R8.15 who refused a step is quoted', () => {
  const at = { to: 'shipped', now: 'pending' } as const;
  expect([
    orderStatusChangeRefusalText(sampleFailure('INVALID_TRANSITION', { message: 'Primero prepáralo.' }), at),
    orderStatusChangeRefusalText(
      sampleFailure('VALIDATION_FAILED', { message: 'ID del pedido es requerido' }),
      at,
    ),
  ]).toEqual(['Primero prepáralo.', 'ID del pedido es requerido']);
});
