import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { StoresById } from '../../../contract/cart/line-store.ts';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { checkoutInput, CHECKOUT_SHIPPING } from '../../../tests/support/browser/checkout.ts';
import { NOW, sampleId, sampleItem } from '../../../tests/support/samples/samples.ts';
import type { ShippingValues } from './unsaved-checkout-form.ts';
import { cartReviewMachine } from '../cart/cart-review.machine.ts';
import { checkoutActorsOf, checkoutPageMachine } from './checkout-page.machine.ts';

describe(checkoutPageMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'cart.changed', cart: [] },
      { type: 'cart.progressed', progress: 'saving' },
      { type: 'store.changed', store: null },
      { type: 'stores.changed', stores: {} },
      { type: 'xstate.snapshot.review', snapshot: { context: { stores: { [sampleId(1)]: null } } } },
      { type: 'clock.ticked', now: NOW },
      { type: 'connection.restored' },
      { type: 'xstate.done.actor.recallShipping', output: CHECKOUT_SHIPPING },
      { type: 'xstate.error.actor.recallShipping', error: 'sin red' },
      { type: 'xstate.done.actor.checkout' },
    ];
    expect(edgesOf(checkoutPageMachine, { input: checkoutInput(), events })).toEqual([
      'open --cart.changed--> open',
      'open --cart.progressed--> open',
      'open --clock.ticked--> open',
      'open --connection.restored--> open',
      'open --store.changed--> open',
      'open --stores.changed--> open',
      'open --xstate.done.actor.checkout--> placed',
      'open --xstate.done.actor.recallShipping--> open',
      'open --xstate.error.actor.recallShipping--> open',
      'open --xstate.snapshot.review--> open',
      'placed --xstate.done.actor.checkout--> placed',
      'placed --xstate.snapshot.review--> placed',
    ]);
    expect(answerEffectsOf(checkoutPageMachine, { input: checkoutInput(), events })).toEqual([
      'checkout done → nothing',
      'recallShipping broken → nothing',
      'recallShipping value → known: output',
    ]);
  });

  test('R8.9 what the review finds out of the stores reaches the checkout, and only that', async () => {
    let told = 0;
    const stores = { [sampleId(1)]: null };
    const logic = checkoutPageMachine.provide({
      actors: {
        review: cartReviewMachine.provide({
          actors: { loadStores: fromPromise<StoresById, { ids: string[] }>(async () => stores) },
        }),
      },
    });
    const page = createActor(logic, {
      input: checkoutInput(),
      inspect: ({ type, ...inspected }) => {
        if (type === '@xstate.event' && 'event' in inspected && inspected.event.type === 'stores.changed')
          told += 1;
      },
    }).start();
    const { checkoutRef, reviewRef } = checkoutActorsOf(page.getSnapshot());
    await waitFor(checkoutRef, ({ context }) => sampleId(1) in context.stores);
    const before = told;
    reviewRef.send({ type: 'clock.ticked', now: NOW + 1 });
    expect([checkoutRef.getSnapshot().context.stores, told]).toEqual([stores, before]);
  });

  test('what the market tells and what is recalled reach the checkout', async () => {
    const logic = checkoutPageMachine.provide({
      actors: {
        recallShipping: fromPromise<Partial<ShippingValues>, undefined>(async () => CHECKOUT_SHIPPING),
      },
    });
    const page = createActor(logic, { input: checkoutInput({ known: {} }) }).start();
    const { checkoutRef } = checkoutActorsOf(page.getSnapshot());
    page.send({ type: 'store.changed', store: null });
    page.send({ type: 'cart.changed', cart: [sampleItem({ quantity: 1 })] });
    await waitFor(checkoutRef, ({ context }) => context.shipping.city !== '');

    const { shipping, cart, store } = checkoutRef.getSnapshot().context;
    expect([shipping, cart, store]).toEqual([CHECKOUT_SHIPPING, [sampleItem({ quantity: 1 })], null]);
  });
});
