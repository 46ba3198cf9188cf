import { act } from '@testing-library/react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderStatusOf } from '../../../contract/lifecycles/order.lifecycle.ts';
import type { OrderMessage } from '../../../contract/orders/order-message.ts';
import { STATUS_CHANGE_UNDO_MS } from '../../../contract/orders/order-status-change.ts';
import type { ProducerOrder } from '../../../contract/producer/producer-order.ts';
import { ProducerOrderView } from '../../../src/components/producer/order/ProducerOrderView.tsx';
import {
  BLANK_ORDER_MESSAGE,
  type OrderMessageFailure,
  orderMessageMachine,
} from '../../../src/machines/orders/order-message.machine.ts';
import type { ConfirmationAsked } from '../../../src/machines/ui/confirmation.machine.ts';
import type { SubmitInput, SubmitResult } from '../../../src/machines/ui/form.machine.ts';
import { orderPapersHref } from '../../../src/wiring/producer/orders/order-papers-href.ts';
import {
  cancelAfterConfirmation,
  wireProducerOrder,
} from '../../../src/wiring/producer/orders/producer-order-screen.tsx';
import { inBackOffice, controlledStatusChanges, sampleProducerOrder } from './producer-orders.tsx';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { NOW } from '../samples/samples.ts';

/** Order of two lines with a phone number, notes and a history. */
export const order: ProducerOrder = {
  ...sampleProducerOrder(5, ['Miel', 'Pan']),
  shippingInfo: {
    ...sampleProducerOrder(5, []).shippingInfo,
    phone: '+34 600 11 22 33',
    notes: 'Portal azul',
  },
  history: [
    { status: 'pending', createdAt: '2026-11-20T12:00:00.000Z', actor: 'consumer', actorName: 'Ana Ruiz' },
    { status: 'organizing', createdAt: '2026-11-20T13:00:00.000Z', actor: 'admin', actorName: null },
  ],
};

/** Input of the page's machine. */
export const producerOrderInput = { question: { id: order.id }, now: NOW };

/** Message form to the shopper that records sent messages. */
export const startOrderMessageForm = (written: OrderMessage[]) =>
  createActor(
    orderMessageMachine.provide({
      actors: {
        submit: fromPromise<SubmitResult<null, OrderMessageFailure>, SubmitInput<OrderMessage>>(
          async ({ input: { values } }) => {
            written.push(values);
            return { ok: true, value: null };
          },
        ),
      },
    }),
    { input: { values: BLANK_ORDER_MESSAGE } },
  ).start();

/** Renders the order; the test answers its status changes and loads. */
export async function openProducerOrderScene(first: ProducerOrder = order) {
  const hand = controlledStatusChanges();
  const { statusChanges } = hand;
  let stored = first;
  let line = Promise.resolve();
  const asked: ConfirmationAsked[] = [];
  const written: OrderMessage[] = [];
  const actor = createActor(
    wireProducerOrder(
      {
        loadProducerOrder: async () => {
          const value = stored;
          await line;
          return { ok: true, value };
        },
      },
      statusChanges.changesRef,
    ),
    { input: producerOrderInput },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(
    inBackOffice(
      <ProducerOrderView
        actorRef={actor}
        messageRef={startOrderMessageForm(written)}
        {...statusChanges}
        printAt={orderPapersHref}
        onCancelled={(cancelling) =>
          void cancelAfterConfirmation(
            { send: (event) => void asked.push(event as ConfirmationAsked) },
            statusChanges.changesRef,
            cancelling,
          )
        }
      />,
    ),
  );
  return {
    sent: hand.sent,
    statusChanges,
    /** Loads stay unanswered from now on. */
    isSlow: () => {
      line = new Promise(() => {});
    },
    asked,
    written,
    pass: () => act(async () => hand.pass(STATUS_CHANGE_UNDO_MS)),
    accept: () =>
      act(async () => {
        const { id, change } = hand.sent.at(-1) ?? { id: '', change: null };
        const lines = stored.lines.map((line) =>
          change && (id === stored.id || line.id === id) ? { ...line, status: change.status } : line,
        );
        stored = { ...stored, lines, status: orderStatusOf(lines.map(({ status }) => status)) };
        hand.reply({ ok: true, value: null });
      }),
    reply: (type: 'confirmation.confirmed' | 'confirmation.dismissed') =>
      act(async () => asked.at(-1)?.replyTo.send({ type })),
  };
}
