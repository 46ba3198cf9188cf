import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order, ProductOrderStatus } from '../../contract/orders/order.ts';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleId, sampleOrder } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';

const order = sampleOrder();
const withLines = (...statuses: ProductOrderStatus[]): Order => ({
  ...order,
  items: statuses.flatMap((status, index) =>
    order.items.map((line) => ({ ...line, id: sampleId(70 + index), status })),
  ),
});

beforeEach(() => {
  // happy-dom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('R4.12 a confirmation describes the order as loaded last, not as it was when the status was chosen', async () => {
  const answers = { getOrder: successfulAnswer({ order: withLines('pending', 'pending') }) };
  const { show, wake, until, asked } = visitBackOffice(`/admin/orders/${order.id}`, {
    present: sampleUserWithRole('admin', 1),
    answers,
  });
  show();
  act(wake);
  await act(() => until('authenticated'));
  const choice = await screen.findByLabelText(/^Estado del pedido/);
  await act(async () => fireEvent.change(choice, { target: { value: 'cancelled' } }));
  answers.getOrder = successfulAnswer({ order: withLines('pending', 'shipped') });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(asked.filter(({ name }) => name === 'getOrder')).toHaveLength(2));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Pedido 00000005. Cancelar: 1 línea ya está enviada, el pedido quedará Enviado.',
  );
  expect(asked.filter(({ name }) => name === 'changeOrderStatus')).toEqual([]);
});
