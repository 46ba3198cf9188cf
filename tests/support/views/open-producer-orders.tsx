import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProducerOrder } from '../../../contract/producer/producer-order.ts';
import type { ProducerOrdersQuery } from '../../../contract/producer/producer-orders-query.ts';
import { ProducerOrdersView } from '../../../src/components/producer/orders/ProducerOrdersView.tsx';
import { orderChimeMachine } from '../../../src/machines/producer/orders/order-chime.machine.ts';
import {
  type OrdersExportActorRef,
  ordersExportMachine,
} from '../../../src/machines/producer/orders/orders-export.machine.ts';
import { orderPapersHref } from '../../../src/wiring/producer/orders/order-papers-href.ts';
import {
  withStatusChangeRefresh,
  watchOrders,
} from '../../../src/wiring/producer/orders/order-status-changes.wiring.ts';
import { producerOrdersHref } from '../../../src/wiring/producer/orders/producer-orders-href.ts';
import { wireProducerOrders } from '../../../src/wiring/producer/orders/producer-orders-screen.tsx';
import { inBackOffice, controlledStatusChanges, sampleProducerOrder } from './producer-orders.tsx';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { sampleFailure, sampleId, sampleOrderCounts, sampleStore } from '../samples/samples.ts';

export const producerOrdersStore = sampleStore({ id: sampleId(70), name: 'La Colmena' });
const counts = sampleOrderCounts({ pending: 2, organizing: 1, delivered: 4 });

export const [miel, pan, queso] = [
  sampleProducerOrder(41, ['Miel', 'Polen']),
  sampleProducerOrder(42, ['Pan']),
  sampleProducerOrder(43, ['Queso'], 'organizing'),
];
export const [one, two] = [miel.id.slice(-8), pan.id.slice(-8)];

/** Renders three orders; the test controls the server's state. */
export async function openProducerOrdersScene(
  fileRef: OrdersExportActorRef = createActor(ordersExportMachine).start(),
) {
  const hand = controlledStatusChanges();
  const { statusChanges } = hand;
  let stored: ProducerOrder[] = [miel, pan, queso];
  let asked: ProducerOrdersQuery = {};
  let line = Promise.resolve();
  let catchUp = () => {};
  const list = createActor(
    wireProducerOrders({
      loadItems: withStatusChangeRefresh(async ({ query }) => {
        asked = query;
        const found = stored;
        await line;
        return {
          ok: true as const,
          value: { items: found, pagination: { total: found.length, hasMore: false }, counts },
        };
      }, statusChanges.changesRef),
      watchReturns: watchOrders(statusChanges.changesRef),
      showAddress: () => {},
    }),
    { input: { query: {}, limit: 20 } },
  ).start();
  await waitFor(list, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    inBackOffice(
      <ProducerOrdersView
        actorRef={list}
        fileRef={fileRef}
        chimeRef={createActor(orderChimeMachine, { input: { isWanted: false } }).start()}
        {...statusChanges}
        stores={[producerOrdersStore]}
        addressOf={producerOrdersHref}
        printAt={orderPapersHref}
      />,
    ),
  );
  return {
    ...hand,
    asked: () => asked,
    /** The next refresh is answered later, with the state at the time of its request. */
    isSlow: () => {
      line = new Promise((resolve) => (catchUp = resolve));
    },
    catchUp: () => act(async () => catchUp()),
    /** Simulates a return to the tab, which triggers a refresh. */
    look: () => act(async () => fireEvent(document, new Event('visibilitychange'))),
    pass: (ms: number) => act(async () => hand.pass(ms)),
    has: (orders: ProducerOrder[]) => (stored = orders),
    accept: () =>
      act(async () => {
        const row = hand.sent.at(-1);
        stored = stored.map((order) =>
          order.id === row?.id ? { ...order, status: row.change.status } : order,
        );
        hand.reply({ ok: true, value: null });
      }),
    acceptAll: () =>
      act(async () => {
        stored = stored.map((order) => {
          const row = hand.sent.find(({ id }) => id === order.id);
          return row ? { ...order, status: row.change.status } : order;
        });
        for (const { id } of hand.sent) hand.reply({ ok: true, value: null }, id);
      }),
    turnAway: async () => {
      const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await act(async () => fireEvent(document, new Event('visibilitychange')));
      look.mockRestore();
    },
    refuse: () =>
      act(async () =>
        hand.reply({ ok: false, failure: sampleFailure('INVALID_TRANSITION', { status: 409 }) }),
      ),
  };
}

/** Rows of the list in order. */
export const orderRows = () => [...document.querySelectorAll('tbody tr')];
