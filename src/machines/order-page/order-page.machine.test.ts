import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts.ts';
import { sampleFailure, sampleId, sampleOrder } from '../../../tests/support/samples.ts';
import { type LoadOrderResult, orderMachine, type OrderQuestion } from '../order/order.machine.ts';
import { type GatherInput, type GatherResult, repurchaseMachine } from '../repurchase/repurchase.machine.ts';
import { orderActorsOf, orderPageMachine } from './order-page.machine.ts';

const input = { question: { id: sampleId(5), role: 'consumer' } } as const;

describe(orderPageMachine.id, () => {
  test('it has no transitions of its own', () => {
    expect(edgesOf(orderPageMachine, { input, events: [] })).toEqual([]);
  });

  test('its two actors run beside each other, the order with what the page was opened for', async () => {
    const asked: unknown[] = [];
    const logic = orderPageMachine.provide({
      actors: {
        order: orderMachine.provide({
          actors: {
            load: fromPromise<LoadOrderResult, OrderQuestion>(async ({ input: question }) => {
              asked.push(question);
              return { ok: true, value: sampleOrder() };
            }),
          },
        }),
        repurchase: repurchaseMachine.provide({
          actors: {
            gatherGoods: fromPromise<GatherResult, GatherInput>(async () => ({
              ok: false,
              failure: sampleFailure('TIMEOUT'),
            })),
          },
        }),
      },
    });
    const page = createActor(logic, { input }).start();
    const { orderRef, repurchaseRef } = orderActorsOf(page.getSnapshot());
    repurchaseRef.send({ type: 'repurchase.requested', lines: [] });
    await waitFor(repurchaseRef, (snapshot) => snapshot.matches('failed'));
    expect([asked, orderRef.getSnapshot().value, page.getSnapshot().status]).toEqual([
      [input.question],
      'ready',
      'active',
    ]);
  });

  test('a snapshot without its actors is told at once', () => {
    const snapshot = createActor(orderPageMachine, { input }).getSnapshot();
    expect(() => orderActorsOf({ ...snapshot, children: {} } as typeof snapshot)).toThrow(
      'The page of an order has lost its actors',
    );
  });
});
