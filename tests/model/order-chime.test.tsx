import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProducerOrderDto } from '../../contract/orders/order.ts';
import { visitBackOffice } from '../support/views/back-office-visit.tsx';
import { successfulAnswer } from '../support/charts/fake-call.ts';
import { sampleOrder } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const { id, userId, shippingInfo, items, createdAt } = sampleOrder();
const sold: ProducerOrderDto = {
  orderId: id,
  consumerInfo: { userId },
  totalPrice: 19,
  status: 'pending',
  shippingInfo,
  productOrders: items,
  productOrdersCount: 1,
  orderCreatedAt: createdAt,
  lastUpdatedAt: createdAt,
};
const answers = {
  listProducerPopupStores: successfulAnswer({ popupStores: [] }),
  listProducerOrders: successfulAnswer({ orders: [sold], pagination: { total: 1, hasMore: false } }),
};

/** Renders the orders list anew and returns its sound switch. */
async function openList() {
  cleanup();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitBackOffice('/producer/orders', { present: sampleUserWithRole('producer', 2), answers });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  const found = await screen.findByRole('button', { name: 'Avisarme con sonido de cada pedido nuevo' });
  const looks = () => visit.asked.filter(({ name }) => name === 'listProducerOrders').length;
  return { found, looks };
}
const findSwitch = async () => (await openList()).found;
const isOn = (found: HTMLElement) => found.getAttribute('aria-pressed');

test('R2.5 new orders are silent until somebody wants to hear them, which the device keeps', async () => {
  const first = await findSwitch();
  expect(isOn(first)).toBe('false');
  await act(async () => fireEvent.click(first));
  const second = await findSwitch();
  expect([isOn(first), isOn(second)]).toEqual(['true', 'true']);
  await act(async () => fireEvent.click(second));
  expect(isOn(await findSwitch())).toBe('false');
});

test('R2.5 they are heard from another tab too by whoever wants to hear them, which stands beside the switch', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { found, looks } = await openList();
  const told = screen.getByText('Suena mientras tengas esta página abierta, también desde otra pestaña.');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const seen = [[looks(), told.hidden]];
  const pass = async () => {
    await act(async () => vi.advanceTimersByTime(32_000));
    seen.push([looks(), told.hidden]);
  };
  await pass();
  await act(async () => fireEvent.click(found));
  await pass();
  expect(seen).toEqual([
    [1, true],
    [1, true],
    [2, false],
  ]);
});
