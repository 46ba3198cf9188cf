import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { Product } from '../../../contract/catalogue/product.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import {
  orderLookupFailed,
  checkoutInput,
  sampleUnsavedCheckout,
  FIRST_CHECKOUT_KEY,
  nothingFound,
  openCheckoutScene,
  orderPlacedResult,
  checkoutRefusal,
  SENT_SHIPPING,
  CHECKOUT_SHIPPING,
} from '../../../tests/support/browser/checkout.ts';
import {
  NOW,
  sampleFailure,
  sampleId,
  sampleItem,
  sampleOrder,
  sampleProduct,
  sampleStore,
} from '../../../tests/support/samples/samples.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type {
  CheckoutBlockReason,
  CheckoutEvent,
  CheckoutMachineInput,
  PlaceOrderFailure,
} from './checkout.types.ts';

const line = (changes: Partial<CartItem>, product: Partial<Product> = {}): CartItem =>
  sampleItem({ ...changes, product: sampleProduct(product) });

type Actor = ReturnType<typeof openCheckoutScene>['actor'];
const submit = (actor: Actor) => actor.send({ type: 'order.submitted' });
const rests = (actor: Actor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const codeOf = (actor: Actor) => actor.getSnapshot().context.failure?.code;

describe(checkoutMachine.id, () => {
  test('its transitions are exactly these, and so is what it records', () => {
    const events = [
      { type: 'shipping.changed', field: 'notes', value: 'Dejar en portería' },
      { type: 'shipping.changed', field: 'city', value: '' },
      { type: 'shipping.left', field: 'city' },
      { type: 'shipping.recalled', shipping: {} },
      { type: 'order.submitted' },
      { type: 'retry.requested' },
      { type: 'connection.restored' },
      { type: 'store.changed', store: null },
      { type: 'stores.changed', stores: {} },
      { type: 'cart.changed', cart: [] },
      { type: 'cart.changed', cart: [sampleItem({ quantity: 1 })] },
      { type: 'cart.progressed', progress: 'settled' },
      { type: 'clock.ticked', now: NOW },
      ...[
        orderPlacedResult,
        ...(['TIMEOUT', 'PRICE_CHANGED', 'INSUFFICIENT_STOCK', 'FORBIDDEN'] as const).map(checkoutRefusal),
      ].map((output) => ({
        type: 'xstate.done.actor.placeOrder',
        output,
      })),
      { type: 'xstate.after.orderTimeout.checkout.placing' },
      ...doneEventsOf('findOrder', orderPlacedResult, nothingFound, orderLookupFailed),
      { type: 'xstate.after.orderTimeout.checkout.reconciling' },
    ];
    const all = [
      'open.editing',
      'open.rejected',
      'open.notPlaced',
      'placing',
      'reconciling',
      'unconfirmed',
      'placed',
    ];
    const open = ['open.editing', 'open.rejected', 'open.notPlaced'];
    expect(edgesOf(checkoutMachine, { input: checkoutInput(), events })).toEqual(
      [
        ...['store.changed', 'stores.changed', 'cart.changed', 'cart.progressed', 'clock.ticked'].flatMap(
          (type) => all.map((state) => `${state} --${type}--> ${state}`),
        ),
        ...open.flatMap((state) => [
          `${state} --shipping.changed--> open.editing`,
          `${state} --shipping.left--> ${state}`,
          `${state} --shipping.recalled--> ${state}`,
          `${state} --order.submitted--> placing`,
          `${state} --order.submitted--> open.rejected`,
        ]),
        'open.editing --order.submitted--> open.editing',
        'open.rejected --cart.changed--> open.editing',
        'placing --xstate.done.actor.placeOrder--> placed',
        'placing --xstate.done.actor.placeOrder--> open.rejected',
        'placing --xstate.done.actor.placeOrder--> reconciling',
        'placing --xstate.after.orderTimeout.checkout.placing--> reconciling',
        'reconciling --xstate.done.actor.findOrder--> placed',
        'reconciling --xstate.done.actor.findOrder--> open.notPlaced',
        'reconciling --xstate.done.actor.findOrder--> unconfirmed',
        'reconciling --xstate.after.orderTimeout.checkout.reconciling--> unconfirmed',
        'unconfirmed --order.submitted--> placing',
        'unconfirmed --retry.requested--> reconciling',
        'unconfirmed --connection.restored--> reconciling',
      ].toSorted(),
    );
    expect(answerEffectsOf(checkoutMachine, { input: checkoutInput(), events })).toEqual([
      'findOrder NO_RESPONSE → nothing',
      'findOrder ok → failure: null, order: value, forget(), announcePlaced(value)',
      'findOrder ok → remember()',
      'placeOrder FORBIDDEN → failure: FORBIDDEN, remember()',
      'placeOrder INSUFFICIENT_STOCK → failure: INSUFFICIENT_STOCK, reloadCart(), remember()',
      'placeOrder PRICE_CHANGED → failure: PRICE_CHANGED, reloadCart(), remember()',
      'placeOrder TIMEOUT → failure: TIMEOUT',
      'placeOrder ok → order: value, forget(), announcePlaced(value)',
    ]);
  });

  test('battery 109 twenty clicks send one order, without what is blank, and the shopper is told once', async () => {
    const { actor, sent, done } = openCheckoutScene({ places: [orderPlacedResult] });
    for (let click = 0; click < 20; click += 1) submit(actor);
    await rests(actor);

    expect(sent).toEqual([{ shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY }]);
    expect(done).toEqual(['forget', `placed ${sampleOrder().id}`]);
    expect(actor.getSnapshot().context.order).toEqual(sampleOrder());
  });

  test('R5.8 R5.9 an incomplete shipping is not sent; each field says what is missing', () => {
    const { actor, sent } = openCheckoutScene({ input: { known: { phone: 'llámame' } } });
    submit(actor);

    const { errors, focus } = actor.getSnapshot().context;
    expect({ errors, focus, sent }).toEqual({
      errors: {
        fullName: 'Nombre completo es requerido',
        address: 'Dirección es requerida',
        postalCode: 'Código postal es requerido',
        city: 'Ciudad es requerida',
        phone: 'Formato de teléfono inválido',
        email: 'Formato de email inválido',
      },
      focus: { field: 'fullName' },
      sent: [],
    });
  });

  test.each(['ana', 'ana@', 'ana@example', 'ana @example.com', '@example.com'])(
    'R5.9 an order under the address %j is not sent',
    (email) => {
      const { actor, sent } = openCheckoutScene({
        places: ['never'],
        input: { known: { ...CHECKOUT_SHIPPING, email } },
      });
      submit(actor);
      const { errors, focus } = actor.getSnapshot().context;
      expect({ errors, focus, sent }).toEqual({
        errors: { email: 'Formato de email inválido' },
        focus: { field: 'email' },
        sent: [],
      });
      actor.send({ type: 'shipping.changed', field: 'email', value: 'ana@example.com' });
      submit(actor);
      expect(sent.map(({ shippingInfo }) => shippingInfo.email)).toEqual(['ana@example.com']);
    },
  );

  test('a field is checked when it is left, and from then on while it changes', () => {
    const { actor } = openCheckoutScene({ input: { known: {} } });
    actor.send({ type: 'shipping.left', field: 'city' });
    expect(actor.getSnapshot().context.errors).toEqual({ city: 'Ciudad es requerida' });
    actor.send({ type: 'shipping.changed', field: 'city', value: 'Soria' });
    expect(actor.getSnapshot().context.errors).toEqual({});
  });

  test.each(['123', '99999', 'AD500', 'SW1A 1AA'])(
    'R5.8 an order to the postal code %j is sent',
    (postalCode) => {
      const { actor, sent } = openCheckoutScene({
        places: ['never'],
        input: { known: { ...CHECKOUT_SHIPPING, postalCode } },
      });
      submit(actor);
      expect(sent.map(({ shippingInfo }) => shippingInfo.postalCode)).toEqual([postalCode]);
    },
  );

  test('R5.10 nothing is sent with an empty cart', () => {
    const { actor, sent } = openCheckoutScene({ input: { cart: [] } });
    submit(actor);

    expect([codeOf(actor), sent.length]).toEqual(['CART_EMPTY', 0]);
  });

  test.each<[string, Partial<CheckoutMachineInput>, CheckoutBlockReason, CheckoutEvent]>([
    ['is not known', { cart: null }, 'CART_UNKNOWN', { type: 'cart.changed', cart: [sampleItem()] }],
    [
      'is being saved',
      { progress: 'saving' },
      'CART_SAVING',
      { type: 'cart.progressed', progress: 'settled' },
    ],
    [
      'waits for the line',
      { progress: 'waiting' },
      'CART_WAITING',
      { type: 'cart.progressed', progress: 'settled' },
    ],
  ])(
    'R4.17 an order whose cart %s is refused, and taken as soon as that is over',
    (_, input, block, over) => {
      const { actor, sent, kept } = openCheckoutScene({ input, places: ['never'] });
      const stands = () => [actor.getSnapshot().value, actor.getSnapshot().context.block, sent.length];
      submit(actor);
      expect([...stands(), codeOf(actor), kept]).toEqual([{ open: 'editing' }, block, 0, undefined, []]);
      actor.send(over);
      expect(stands()).toEqual([{ open: 'editing' }, null, 0]);
      submit(actor);
      expect(stands()).toEqual(['placing', null, 1]);
    },
  );

  test('R4.17 what the cart does while the shopper reads stands in the way of the next order', () => {
    const { actor, sent } = openCheckoutScene({ places: ['never'] });
    actor.send({ type: 'cart.progressed', progress: 'saving' });
    submit(actor);
    actor.send({ type: 'cart.progressed', progress: 'waiting' });
    submit(actor);
    expect([actor.getSnapshot().context.block, sent.length]).toEqual(['CART_WAITING', 0]);
  });

  test('R8.6 an order that may stand is sent again under its key whatever the cart does', async () => {
    const { actor, sent } = openCheckoutScene({
      places: [checkoutRefusal('TIMEOUT'), 'never'],
      finds: [orderLookupFailed],
    });
    submit(actor);
    await rests(actor);
    actor.send({ type: 'cart.progressed', progress: 'waiting' });
    submit(actor);
    expect(sent.map(({ key }) => key)).toEqual([FIRST_CHECKOUT_KEY, FIRST_CHECKOUT_KEY]);
  });

  const closed = sampleStore({ endDate: '2026-11-20T11:00:00.000Z' });

  test('R8.9 goods of a store that is closed are not sent, whatever store is chosen', () => {
    const { actor, sent } = openCheckoutScene({ places: ['never'] });
    actor.send({ type: 'stores.changed', stores: { [closed.id]: closed } });
    submit(actor);
    expect([codeOf(actor), sent.length]).toEqual(['STORE_CLOSED', 0]);
    actor.send({ type: 'clock.ticked', now: NOW - 3_600_001 });
    submit(actor);
    expect(sent.length).toBe(1);
  });

  test.each([
    ['its line is not known', { store: closed }],
    [
      'it is open and the chosen one closed',
      { store: sampleStore({ id: sampleId(9), endDate: closed.endDate }) },
    ],
    ['none is chosen', { store: null }],
  ])('R8.9 goods of a store are sent where %s', (_, input) => {
    const { actor, sent } = openCheckoutScene({ places: ['never'], input });
    submit(actor);
    expect([codeOf(actor), sent.length]).toEqual([undefined, 1]);
  });

  test('R8.9 goods of no store are judged by the chosen one, and need one', () => {
    const { actor, sent } = openCheckoutScene({
      places: ['never'],
      input: { store: null, cart: [line({}, { popupStoreId: null })] },
    });
    submit(actor);
    expect(codeOf(actor)).toBe('STORE_UNCHOSEN');
    actor.send({ type: 'store.changed', store: closed });
    submit(actor);
    expect([codeOf(actor), sent.length]).toEqual(['STORE_CLOSED', 0]);
    actor.send({ type: 'store.changed', store: sampleStore() });
    submit(actor);
    expect(sent.length).toBe(1);
  });

  test.each(['CART_EMPTY', 'INSUFFICIENT_STOCK', 'PRICE_CHANGED', 'STORE_CLOSED'] as const)(
    'R8.8 a refusal by %s brings the cart up to date and keeps what was typed',
    async (code) => {
      const { actor, done, kept } = openCheckoutScene({ places: [checkoutRefusal(code)] });
      submit(actor);
      await rests(actor);

      expect([codeOf(actor), done, kept.at(-1)]).toEqual([
        code,
        ['reload'],
        sampleUnsavedCheckout({ key: FIRST_CHECKOUT_KEY }),
      ]);
      expect(actor.getSnapshot().context.shipping).toEqual(CHECKOUT_SHIPPING);
    },
  );

  test.each<[string, 'editing' | 'rejected', PlaceOrderFailure, CartItem[]]>([
    ['what is left of it is wanted', 'editing', 'INSUFFICIENT_STOCK', [line({ quantity: 1 }, { stock: 1 })]],
    ['it is taken out', 'editing', 'STORE_CLOSED', [line({ productId: sampleId(31) })]],
    ['no line has changed', 'rejected', 'INSUFFICIENT_STOCK', [line({ quantity: 3 }, { stock: 1 })]],
    ['a line is still short', 'rejected', 'INSUFFICIENT_STOCK', [line({ quantity: 2 }, { stock: 1 })]],
    ['a line sells no more', 'rejected', 'STORE_CLOSED', [line({ quantity: 1 }, { isActive: false })]],
    ['nothing is left', 'rejected', 'STORE_CLOSED', []],
    ['it costs more', 'rejected', 'PRICE_CHANGED', [line({ quantity: 1 })]],
  ])('R8.8 a refusal is over or not once %s: %s', async (_, state, code, cart) => {
    const { actor } = openCheckoutScene({
      places: [checkoutRefusal(code)],
      input: { cart: [line({ quantity: 3 })] },
    });
    submit(actor);
    await rests(actor);
    actor.send({ type: 'cart.changed', cart: [line({ quantity: 3 })] });
    expect(actor.getSnapshot().value).toEqual({ open: 'rejected' });
    actor.send({ type: 'cart.changed', cart });
    expect([actor.getSnapshot().value, codeOf(actor)]).toEqual([
      { open: state },
      state === 'editing' ? undefined : code,
    ]);
  });

  test('battery 64 prices that changed are confirmed by submitting again, under the same key', async () => {
    const { actor, sent } = openCheckoutScene({
      places: [checkoutRefusal('PRICE_CHANGED'), orderPlacedResult],
    });
    submit(actor);
    await rests(actor);
    submit(actor);
    await rests(actor);

    expect(sent.map(({ key }) => key)).toEqual([FIRST_CHECKOUT_KEY, FIRST_CHECKOUT_KEY]);
    expect(actor.getSnapshot().value).toBe('placed');
  });

  test('what the server finds wrong with the shipping stands at its field', async () => {
    const errors = [{ field: 'shippingInfo.city', message: 'No enviamos allí' }];
    const { actor } = openCheckoutScene({
      places: [{ ok: false, failure: sampleFailure('VALIDATION_FAILED', { status: 422, errors }) }],
    });
    submit(actor);
    await rests(actor);

    const { context } = actor.getSnapshot();
    expect([context.errors, context.focus]).toEqual([{ city: 'No enviamos allí' }, { field: 'city' }]);
  });
});
