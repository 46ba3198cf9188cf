import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { producerOrderFailureText } from '../../src/components/producer/order/producer-order.messages.ts';
import { createProducerOrdersService } from '../../src/services/producer/orders/producer-orders.service.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { successfulAnswer, fakeCall } from '../support/charts/fake-call.ts';
import { sampleFailure, sampleOrder } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const { id, userId, shippingInfo, items, createdAt } = sampleOrder();
const order = {
  orderId: id,
  consumerInfo: { userId },
  totalPrice: 19,
  status: 'pending',
  shippingInfo,
  productOrders: items,
  productOrdersCount: 1,
  orderCreatedAt: createdAt,
  lastUpdatedAt: createdAt,
} as const;

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openPage() {
  const visit = visitBackOffice(`/producer/orders/${id}`, {
    present: sampleUserWithRole('producer', 2),
    answers: {
      listProducerPopupStores: successfulAnswer({ popupStores: [] }),
      getProducerOrder: successfulAnswer({ order }),
      listProducerOrders: successfulAnswer({ orders: [order], pagination: { total: 1, hasMore: false } }),
      sendOrderMessage: successfulAnswer({}),
    },
  });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  const field = await screen.findByLabelText('Mensaje');
  return {
    ...visit,
    write: (message: string) => fireEvent.change(field, { target: { value: message } }),
    leave: () =>
      act(async () => fireEvent.click(screen.getAllByRole('link', { name: /^Pedidos/ })[0] ?? document.body)),
  };
}

test('R1.3 a message that was written and not sent is asked for before its page is left', async () => {
  const { write, leave, at } = await openPage();
  write('El pan sale mañana.');
  await leave();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('¿Salir sin enviar el mensaje?');
  expect(at()).toBe(`/producer/orders/${id}`);
});

test('R1.3 who has written nothing, or blanks, leaves at once', async () => {
  const { write, leave, at } = await openPage();
  write(' ');
  await leave();
  await vi.waitFor(() => expect(at()).toBe('/producer/orders'));
  expect(screen.queryByRole('alertdialog')).toBe(null);
});

test.each([
  ['FORBIDDEN', 'No tienes permisos de productor para ver este pedido'],
  ['NOT_OWNER', 'No tienes permisos para acceder a este pedido. Verifica que seas el productor correcto.'],
  ['UNAUTHENTICATED', 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'],
] as const)('R6.2 R8.15 %s is told so', (code, text) => {
  expect(producerOrderFailureText(sampleFailure(code))).toBe(text);
});

test('R8.15 an address that names no order is told so', async () => {
  const { call, asked } = fakeCall({});
  const answer = await createProducerOrdersService(call).loadProducerOrder({ id: ' ' });
  expect([answer.ok ? null : producerOrderFailureText(answer.failure), asked]).toEqual([
    'ID del pedido es requerido',
    [],
  ]);
});
