import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts.ts';
import { checkoutInput, SHIPPING } from '../../../tests/support/checkout.ts';
import { NOW, sampleItem } from '../../../tests/support/samples.ts';
import type { ShippingValues } from '../checkout/checkout.draft.ts';
import { checkoutActorsOf, checkoutPageMachine } from './checkout-page.machine.ts';

describe(checkoutPageMachine.id, () => {
  test('its transitions are exactly these', () => {
    const events = [
      { type: 'cart.changed', cart: [] },
      { type: 'cart.progressed', progress: 'saving' },
      { type: 'store.changed', store: null },
      { type: 'clock.ticked', now: NOW },
      { type: 'connection.restored' },
      { type: 'xstate.done.actor.recallShipping', output: SHIPPING },
      { type: 'xstate.error.actor.recallShipping', error: 'sin red' },
      { type: 'xstate.done.actor.checkout' },
    ];
    expect(edgesOf(checkoutPageMachine, { input: checkoutInput(), events })).toEqual([
      'open --cart.changed--> open',
      'open --cart.progressed--> open',
      'open --clock.ticked--> open',
      'open --connection.restored--> open',
      'open --store.changed--> open',
      'open --xstate.done.actor.checkout--> placed',
      'open --xstate.done.actor.recallShipping--> open',
      'open --xstate.error.actor.recallShipping--> open',
      'placed --xstate.done.actor.checkout--> placed',
    ]);
  });

  test('what the market tells and what is recalled reach the checkout', async () => {
    const logic = checkoutPageMachine.provide({
      actors: { recallShipping: fromPromise<Partial<ShippingValues>, undefined>(async () => SHIPPING) },
    });
    const page = createActor(logic, { input: checkoutInput({ known: {} }) }).start();
    const { checkoutRef } = checkoutActorsOf(page.getSnapshot());
    page.send({ type: 'cart.changed', cart: [sampleItem({ quantity: 1 })] });
    await waitFor(checkoutRef, ({ context }) => context.shipping.city !== '');

    const { shipping, cart } = checkoutRef.getSnapshot().context;
    expect([shipping, cart]).toEqual([SHIPPING, [sampleItem({ quantity: 1 })]]);
  });
});
