import { expect, test } from 'vitest';
import { ORDER_STATUS_LABELS, ORDER_STATUSES, PRODUCT_ORDER_STATUSES } from './order-status.ts';

test('R4.12 an order and its lines have a word for each status', () => {
  expect(ORDER_STATUS_LABELS).toEqual({
    pending: 'Pendiente',
    organizing: 'En preparación',
    ready_to_ship: 'Listo para enviar',
    shipped: 'Enviado',
    delivered: 'Entregado',
    cancelled: 'Cancelado',
    completed: 'Completado',
  });
  expect(ORDER_STATUSES.filter((status) => !PRODUCT_ORDER_STATUSES.some((one) => one === status))).toEqual([
    'completed',
  ]);
});
