import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { STORE_LIMITS } from '../../../contract/limits.ts';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import {
  NOW,
  sampleId,
  sampleItem,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { cartReviewMachine } from './cart-review.machine.ts';

const ofStore = (number: number | null) =>
  sampleItem({ product: sampleProduct({ popupStoreId: number === null ? null : sampleId(number) }) });
const input = { cart: [ofStore(1)], now: NOW };
const known = { [sampleId(1)]: sampleStore() };

function openReview(start = input) {
  const asked: string[][] = [];
  let answer = deferred<StoresById>();
  const actor = createActor(
    cartReviewMachine.provide({
      actors: {
        loadStores: fromPromise(({ input: { ids } }) => {
          asked.push(ids);
          answer = deferred();
          return answer.promise;
        }),
      },
    }),
    { input: start },
  ).start();
  const settle = async (work: (answer: ReturnType<typeof deferred<StoresById>>) => void) => {
    work(answer);
    await answer.promise.catch(() => undefined);
    await Promise.resolve();
  };
  return { actor, asked, settle };
}

describe(cartReviewMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'cart.changed', cart: [ofStore(2)] },
      { type: 'clock.ticked', now: NOW + 1 },
      { type: 'clock.ticked', now: NOW + STORE_LIMITS.reviewPeriod },
      { type: 'stores.outdated' },
      { type: 'connection.restored' },
      { type: 'xstate.done.actor.loadStores', output: known },
      { type: 'xstate.error.actor.loadStores', error: 'roto' },
    ];
    expect(edgesOf(cartReviewMachine, { input, events })).toEqual([
      'loading --cart.changed--> loading',
      'loading --clock.ticked--> loading',
      'loading --connection.restored--> loading',
      'loading --stores.outdated--> loading',
      'loading --xstate.done.actor.loadStores--> loading',
      'loading --xstate.done.actor.loadStores--> settled',
      'loading --xstate.error.actor.loadStores--> loading',
      'loading --xstate.error.actor.loadStores--> settled',
      'settled --cart.changed--> loading',
      'settled --cart.changed--> settled',
      'settled --clock.ticked--> loading',
      'settled --clock.ticked--> settled',
      'settled --connection.restored--> loading',
      'settled --connection.restored--> settled',
      'settled --stores.outdated--> loading',
    ]);
    expect(answerEffectsOf(cartReviewMachine, { input, events })).toEqual([
      'loadStores broken → nothing',
      'loadStores value → stores: output',
    ]);
  });

  test('each store of the lines is asked for once, however the cart changes meanwhile', async () => {
    const { actor, asked, settle } = openReview();
    actor.send({ type: 'cart.changed', cart: [ofStore(1), ofStore(1), ofStore(2), ofStore(null)] });
    await settle(({ resolve }) => resolve(known));
    await settle(({ resolve }) => resolve({ [sampleId(2)]: null }));
    actor.send({ type: 'cart.changed', cart: [ofStore(2)] });

    expect(asked).toEqual([[sampleId(1)], [sampleId(2)]]);
    expect(actor.getSnapshot().context.stores).toEqual({ ...known, [sampleId(2)]: null });
  });

  test('a store that could not be asked for is asked for again when the line is back, and not before', async () => {
    const { actor, asked, settle } = openReview();
    await settle(({ reject }) => reject(new Error('sin red')));
    actor.send({ type: 'cart.changed', cart: [ofStore(1)] });
    expect(asked).toEqual([[sampleId(1)]]);
    actor.send({ type: 'connection.restored' });

    expect(asked).toEqual([[sampleId(1)], [sampleId(1)]]);
  });

  test('R8.9 stores that are in doubt are asked for again at once, and once more if they were being asked for', async () => {
    const { actor, asked, settle } = openReview();
    await settle(({ resolve }) => resolve(known));
    actor.send({ type: 'stores.outdated' });
    actor.send({ type: 'stores.outdated' });
    expect(asked.length).toBe(2);
    await settle(({ resolve }) => resolve(known));
    const ended = { [sampleId(1)]: sampleStore({ status: 'ended' }) };
    await settle(({ resolve }) => resolve(ended));
    expect([asked.length, actor.getSnapshot().context.stores]).toEqual([3, ended]);
  });

  test('R8.9 stores are asked for again every minute, and known as they were until they answer', async () => {
    const { actor, asked, settle } = openReview();
    await settle(({ resolve }) => resolve(known));
    actor.send({ type: 'clock.ticked', now: NOW + STORE_LIMITS.reviewPeriod - 1 });
    expect(asked.length).toBe(1);
    actor.send({ type: 'clock.ticked', now: NOW + STORE_LIMITS.reviewPeriod });
    expect([asked, actor.getSnapshot().context.stores]).toEqual([[[sampleId(1)], [sampleId(1)]], known]);
    const paused = { [sampleId(1)]: sampleStore({ status: 'paused' }) };
    await settle(({ resolve }) => resolve(paused));
    expect(actor.getSnapshot().context.stores).toEqual(paused);
    actor.send({ type: 'clock.ticked', now: NOW + STORE_LIMITS.reviewPeriod + 1 });
    expect(asked.length).toBe(2);
  });
});
