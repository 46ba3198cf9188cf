import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import type { OrderStatus } from '../../contract/orders/order.ts';
import { adminOrderFailureText } from '../../src/components/admin/orders/admin-order.messages.ts';
import { AdminOrderView } from '../../src/components/admin/orders/AdminOrderView.tsx';
import { adminOrderMachine } from '../../src/machines/admin/orders/admin-order.machine.ts';
import { adminOrderChangesMachine } from '../../src/machines/admin/orders/admin-order-changes.machine.ts';
import {
  adminOrderChangeSelectors,
  saveOrdersAfterConfirmation,
  wireAdminOrderChanges,
} from '../../src/wiring/admin/orders/admin-order-changes.wiring.ts';
import { wireAdminOrder } from '../../src/wiring/admin/orders/admin-order-screen.tsx';
import { inBackOffice } from '../support/views/producer-orders.tsx';
import { alertText } from '../support/views/failure-messages.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleOrder } from '../support/samples/samples.ts';
import { walkResource } from '../support/charts/walk-resource.ts';

type Snapshot = SnapshotFrom<typeof adminOrderMachine>;

const order = sampleOrder('pending');
const input = { question: { id: order.id }, now: NOW };
const title = `Pedido ${order.id.slice(-8).toUpperCase()}`;

const NOTHING = { title: 'Pedido', parcels: 0, isComing: false, isGone: false, alert: null };
const whole = { ...NOTHING, title, parcels: 1 };

walkResource({
  name: 'the page of an order of the market',
  proves: 'R2.7 R7.18 R8.6',
  machine: adminOrderMachine,
  input,
  answers: [
    { ok: true, value: order },
    { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) },
    { ok: false, failure: sampleFailure('FORBIDDEN', { status: 403 }) },
  ],
  events: [{ type: 'refresh.requested' }],
  look: ({ context }: Snapshot) => context,
  open: (loadAdminOrder) => createActor(wireAdminOrder({ loadAdminOrder }), { input }).start(),
  view: (actorRef) =>
    inBackOffice(
      <AdminOrderView
        actorRef={actorRef}
        changesRef={createActor(adminOrderChangesMachine).start()}
        selectors={adminOrderChangeSelectors}
        onSaved={() => {}}
      />,
    ),
  seen: () => ({
    title: screen.queryByRole('heading', { level: 1 })?.textContent ?? null,
    parcels: screen.queryAllByRole('heading', { name: /^Paquete de/ }).length,
    isComing: screen.queryByText('Cargando el pedido') !== null,
    isGone: screen.queryByText('Este pedido no está') !== null,
    alert: alertText(),
  }),
  oracles: {
    loading: () => ({ ...NOTHING, isComing: true }),
    ready: () => whole,
    refreshing: () => whole,
    notFound: () => ({ ...NOTHING, isGone: true, alert: 'Puede que la dirección esté incompleta.' }),
    failed: ({ failure }) => ({
      ...NOTHING,
      alert: failure && adminOrderFailureText(failure),
    }),
  },
});

describe('an order of the market', () => {
  test('R4.15 is moved once that is saved, and says whom it concerns', async () => {
    const sent: OrderStatus[] = [];
    let stored = order;
    const actorRef = createActor(
      wireAdminOrder({ loadAdminOrder: async () => ({ ok: true, value: stored }) }),
      { input },
    ).start();
    const changesRef = createActor(
      wireAdminOrderChanges(
        {
          moveOrder: async ({ change: { status } }) => {
            sent.push(status);
            stored = { ...order, status };
            return { ok: true, value: stored };
          },
        },
        () => actorRef.send({ type: 'refresh.requested' }),
      ),
    ).start();
    await waitFor(actorRef, (one) => one.matches('ready'));
    await renderWithMarketProviders(
      inBackOffice(
        <AdminOrderView
          actorRef={actorRef}
          changesRef={changesRef}
          selectors={adminOrderChangeSelectors}
          onSaved={() => void saveOrdersAfterConfirmation({ send: () => {} }, changesRef, () => stored)}
        />,
      ),
    );
    const accounts = screen
      .getAllByRole('link', { name: /^Ver la cuenta de/ })
      .map((link) => link.getAttribute('href'));
    const [line] = order.items;
    expect(accounts).toEqual([`/admin/users/${order.userId}`, `/admin/users/${line?.producerId}`]);
    const [choice] = screen.getAllByLabelText(/^Estado del pedido/);
    await act(async () => fireEvent.change(choice!, { target: { value: 'organizing' } }));
    expect([screen.getByText('Sin guardar').isConnected, sent]).toEqual([true, []]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' })));
    await act(
      async () => void (await waitFor(actorRef, (one) => one.context.content?.status === 'organizing')),
    );
    expect([sent, screen.queryByText('Sin guardar')]).toEqual([['organizing'], null]);
  });
});
