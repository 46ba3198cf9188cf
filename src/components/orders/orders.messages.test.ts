import { describe, expect, test } from 'vitest';
import { sampleFailure, sampleOrder } from '../../../tests/support/samples/samples.ts';
import { orderFailureText, notCancellableReason } from './orders.messages.ts';

describe(orderFailureText.name, () => {
  test.each([
    ['INVALID_TRANSITION', 409, 'El pedido no puede ser cancelado en su estado actual.'],
    ['CONFLICT', 409, 'El pedido no puede ser cancelado en su estado actual.'],
    ['VALIDATION_FAILED', 422, 'Dicho por el servidor'],
    ['UNAVAILABLE', 503, 'Servicio temporalmente no disponible.'],
  ] as const)('R8.10 %s', (code, status, words) => {
    expect(orderFailureText(sampleFailure(code, { status, message: 'Dicho por el servidor' }))).toBe(words);
  });
});

describe(notCancellableReason.name, () => {
  test.each([
    ['pending', null],
    ['organizing', 'El pedido ya se está preparando.'],
    ['shipped', 'El pedido ya está en camino.'],
    ['cancelled', 'El pedido ya está cancelado.'],
  ] as const)('R5.14 an order that is %s', (status, reason) => {
    expect(notCancellableReason(sampleOrder(status))).toBe(reason);
  });

  test('R4.13 a pending order of which one line is under way cannot be cancelled, one without lines can', () => {
    const order = sampleOrder();
    const lines = order.items.flatMap((line) => [line, { ...line, status: 'shipped' as const }]);
    expect([
      notCancellableReason({ ...order, items: lines }),
      notCancellableReason({ ...order, items: [] }),
    ]).toEqual(['Una parte del pedido ya se está preparando.', null]);
  });
});
