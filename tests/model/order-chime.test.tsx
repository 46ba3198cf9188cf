import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProducerOrder } from '../../contract/orders/order.ts';
import { visitBackOffice } from '../support/back-office-visit.tsx';
import { answering } from '../support/fake-call.ts';
import { sampleOrder } from '../support/samples.ts';
import { person } from '../support/signed-in.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const { id, userId, shippingInfo, items, createdAt } = sampleOrder();
const sold: ProducerOrder = {
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
  listOwnPopupStores: answering({ popupStores: [] }),
  listProducerOrders: answering({ orders: [sold], pagination: { total: 1, hasMore: false } }),
};

/** The switch of the sound, as somebody finds it who opens the list anew. */
async function findSwitch() {
  cleanup();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const visit = visitBackOffice('/producer/orders', { present: person('producer', 2), answers });
  visit.show();
  act(visit.wake);
  await act(() => visit.until('authenticated'));
  return screen.findByRole('button', { name: 'Avisar con sonido de cada pedido nuevo' });
}
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
