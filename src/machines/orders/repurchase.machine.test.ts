import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleOrder,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import {
  type FindAvailableInput,
  type FindAvailableResult,
  repurchaseMachine,
} from './repurchase.machine.ts';
import { type Repurchase, repurchaseOf } from './repurchase.rules.ts';

const { items: lines } = sampleOrder();
const honey = sampleProduct();
const outcome: Repurchase = { found: [{ product: honey, quantity: 2 }], short: [] };
const gathered: FindAvailableResult = { ok: true, value: outcome };
const lost: FindAvailableResult = { ok: false, failure: sampleFailure('TIMEOUT') };

describe(repurchaseMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [{ type: 'repurchase.requested', lines }, ...doneEventsOf('gatherGoods', gathered, lost)];
    const machine = repurchaseMachine.provide({ actions: { putIntoCart: () => {} } });
    expect(edgesOf(machine, { events })).toEqual([
      'failed --repurchase.requested--> gathering',
      'gathered --repurchase.requested--> gathering',
      'gathering --xstate.done.actor.gatherGoods--> failed',
      'gathering --xstate.done.actor.gatherGoods--> gathered',
      'idle --repurchase.requested--> gathering',
    ]);
    expect(answerEffectsOf(machine, { events })).toEqual([
      'gatherGoods TIMEOUT → failure: TIMEOUT',
      'gatherGoods ok → outcome: value, putIntoCart(value.found)',
    ]);
  });

  test('battery 109 however often it is asked while it looks, the goods go into the cart once', async () => {
    const put: unknown[] = [];
    const actor = createActor(
      repurchaseMachine.provide({
        actors: { gatherGoods: fromPromise<FindAvailableResult, FindAvailableInput>(async () => gathered) },
        actions: { putIntoCart: (_, found) => put.push(found) },
      }),
    ).start();
    for (let press = 0; press < 20; press += 1) actor.send({ type: 'repurchase.requested', lines });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('gathered'));
    expect([put, context.outcome, context.failure]).toEqual([[outcome.found], outcome, null]);
  });
});

describe(repurchaseOf, () => {
  const [line] = lines;
  const shelf = (product: typeof honey | null, held = 0) => ({
    products: { [honey.id]: product },
    held: { [honey.id]: held },
    now: NOW,
  });
  const { status, startDate, endDate } = sampleStore();

  test('what is there as it was goes into the cart whole, at the price of today', () => {
    const open = sampleProduct({ price: 12, popupStore: { status, startDate, endDate } });
    expect(repurchaseOf(lines, shelf(open))).toEqual({
      found: [{ product: open, quantity: 2 }],
      short: [],
    });
  });

  test.each([
    ['GONE', null, 0, 0],
    ['GONE', sampleProduct({ isActive: false }), 0, 0],
    ['CLOSED', sampleProduct({ popupStore: { status: 'ended', startDate, endDate } }), 0, 0],
    [
      'CLOSED',
      sampleProduct({ popupStore: { status, startDate, endDate: '2026-11-19T00:00:00.000Z' } }),
      0,
      0,
    ],
    ['SOLD_OUT', sampleProduct({ stock: 0 }), 0, 0],
    ['ALL_HELD', honey, 4, 0],
    ['FEWER', honey, 3, 1],
  ] as const)('R5.7 R8.9 %s', (why, product, held, quantity) => {
    const { found, short } = repurchaseOf(lines, shelf(product, held));
    expect(short).toEqual([{ productId: honey.id, name: product?.name ?? 'Producto', why, quantity }]);
    expect(found).toEqual(quantity > 0 ? [{ product, quantity }] : []);
  });

  test('each line is judged for itself, and one that is gone keeps the name it was bought by', () => {
    const gone = {
      ...line!,
      id: sampleId(8),
      productId: sampleId(9),
      product: sampleProduct({ name: 'Queso' }),
    };
    expect(repurchaseOf([...lines, gone], shelf(honey))).toEqual({
      found: [{ product: honey, quantity: 2 }],
      short: [{ productId: sampleId(9), name: 'Queso', why: 'GONE', quantity: 0 }],
    });
  });
});
