import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Order } from '../../../contract/orders/order.ts';
import type { Role } from '../../../contract/account/role.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleId, sampleOrder } from '../../../tests/support/samples/samples.ts';
import {
  type CancelOrderResult,
  type LoadOrderResult,
  orderMachine,
  type OrderQuery,
} from './order.machine.ts';

const got = (order: Order) => ({ ok: true, value: order }) as const;
const pending = got(sampleOrder());
const cancelled = got(sampleOrder('cancelled'));
const missing: LoadOrderResult = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const failed: LoadOrderResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const done: CancelOrderResult = { ok: true, value: null };
const refused: CancelOrderResult = {
  ok: false,
  failure: sampleFailure('INVALID_TRANSITION', { status: 409 }),
};
const question: OrderQuery = { id: sampleId(5), role: 'consumer' };
const input = { question };

function open({
  loads = [pending],
  cancels = [cancelled],
  role = 'consumer',
}: { loads?: LoadOrderResult[]; cancels?: CancelOrderResult[]; role?: Role } = {}) {
  const told: string[] = [];
  const logic = orderMachine.provide({
    actors: {
      load: fromPromise<LoadOrderResult, OrderQuery>(async () => {
        told.push('load');
        return loads.shift() ?? failed;
      }),
      cancelOrder: fromPromise<CancelOrderResult, { id: string }>(async () => {
        told.push('cancel');
        return cancels.shift() ?? refused;
      }),
    },
    actions: { askToCancel: () => told.push('ask'), announceCancelled: () => told.push('announce') },
  });
  const actor = createActor(logic, { input: { question: { ...question, role } } }).start();
  const at = (state: 'ready' | 'notFound' | 'failed') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, told, at };
}

describe(orderMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'cancel.requested' },
      { type: 'cancel.confirmed' },
      { type: 'cancel.dismissed' },
      { type: 'refresh.requested' },
      { type: 'order.outdated' },
      { type: 'retry.requested' },
      ...doneEventsOf('load', pending, missing, failed),
      ...doneEventsOf('cancelOrder', cancelled, done, refused),
    ];
    expect(edgesOf(orderMachine, { input, events })).toEqual(
      [
        'cancelling --xstate.done.actor.cancelOrder--> ready',
        'cancelling --xstate.done.actor.cancelOrder--> refreshing',
        'confirmingCancel --cancel.confirmed--> cancelling',
        'confirmingCancel --cancel.dismissed--> ready',
        'failed --retry.requested--> loading',
        'loading --xstate.done.actor.load--> failed',
        'loading --xstate.done.actor.load--> notFound',
        'loading --xstate.done.actor.load--> ready',
        'ready --cancel.requested--> confirmingCancel',
        'glancing --cancel.requested--> confirmingCancel',
        'glancing --xstate.done.actor.load--> ready',
        'ready --order.outdated--> glancing',
        'ready --refresh.requested--> refreshing',
        'refreshing --xstate.done.actor.load--> ready',
      ].toSorted(),
    );
    expect(answerEffectsOf(orderMachine, { input, events })).toEqual([
      'cancelOrder INVALID_TRANSITION → failure: INVALID_TRANSITION',
      'cancelOrder ok → announceCancelled()',
      'cancelOrder ok → content: value, announceCancelled()',
      'load NOT_FOUND → failure: NOT_FOUND',
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load TIMEOUT → nothing',
      'load ok → content: value',
    ]);
  });

  test('R4.13 a pending order is cancelled after one question, with one request', async () => {
    const { actor, told, at } = open();
    await at('ready');
    actor.send({ type: 'cancel.requested' });
    actor.send({ type: 'cancel.confirmed' });
    actor.send({ type: 'cancel.confirmed' });
    await at('ready');

    expect(told).toEqual(['load', 'ask', 'cancel', 'announce']);
    expect(actor.getSnapshot().context).toEqual({
      ...input,
      content: sampleOrder('cancelled'),
      failure: null,
    });
  });

  test('R5.14 an order under way cannot be cancelled, nor can anybody but its shopper', async () => {
    const underWay = open({ loads: [got(sampleOrder('organizing'))] });
    const producer = open({ role: 'producer' });
    await Promise.all([underWay.at('ready'), producer.at('ready')]);

    expect(
      [underWay, producer].map(({ actor }) => actor.getSnapshot().can({ type: 'cancel.requested' })),
    ).toEqual([false, false]);
  });

  test('R8.10 a refusal is shown beside the order as it now is', async () => {
    const { actor, told, at } = open({
      loads: [pending, got(sampleOrder('organizing'))],
      cancels: [refused],
    });
    await at('ready');
    actor.send({ type: 'cancel.requested' });
    actor.send({ type: 'cancel.confirmed' });
    await at('ready');

    expect(told).toEqual(['load', 'ask', 'cancel', 'load']);
    const { content: order, failure } = actor.getSnapshot().context;
    expect({ status: order?.status, code: failure?.code }).toEqual({
      status: 'organizing',
      code: 'INVALID_TRANSITION',
    });
  });

  test('a lost answer to cancelling is cleared up by asking: it was done, so nothing failed', async () => {
    const lost: CancelOrderResult = { ok: false, failure: sampleFailure('TIMEOUT') };
    const { actor, at } = open({ loads: [pending, cancelled], cancels: [lost] });
    await at('ready');
    actor.send({ type: 'cancel.requested' });
    actor.send({ type: 'cancel.confirmed' });
    await at('ready');

    expect(actor.getSnapshot().context).toEqual({
      ...input,
      content: sampleOrder('cancelled'),
      failure: null,
    });
  });

  test('an order that is not there is not found; any other failure can be retried', async () => {
    const lost = open({ loads: [missing] });
    const slow = open({ loads: [failed, pending] });
    await lost.at('notFound');
    await slow.at('failed');
    slow.actor.send({ type: 'retry.requested' });
    await slow.at('ready');

    expect([...lost.actor.getSnapshot().tags]).toEqual(['notFound']);
    expect(slow.actor.getSnapshot().context).toEqual({ ...input, content: sampleOrder(), failure: null });
  });

  test('R3.12 a background refresh that fails leaves the order as it was, and the next one is possible', async () => {
    const { actor, told, at } = open({ loads: [pending, failed, cancelled] });
    await at('ready');
    actor.send({ type: 'order.outdated' });
    expect(actor.getSnapshot().matches('glancing')).toBe(true);
    const { context } = await at('ready');
    expect([context.content, context.failure]).toEqual([pending.value, null]);
    actor.send({ type: 'order.outdated' });
    await waitFor(actor, ({ context: now }) => now.content?.status === 'cancelled');
    expect(told).toEqual(['load', 'load', 'load']);
  });
});
