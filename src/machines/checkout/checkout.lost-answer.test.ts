import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  orderLookupFailed,
  sampleUnsavedCheckout,
  FIRST_CHECKOUT_KEY,
  nothingFound,
  openCheckoutScene,
  orderPlacedResult,
  checkoutRefusal,
  SENT_SHIPPING,
  CHECKOUT_SHIPPING,
} from '../../../tests/support/browser/checkout.ts';
import { sampleId, sampleOrder } from '../../../tests/support/samples/samples.ts';

type Actor = ReturnType<typeof openCheckoutScene>['actor'];
const submit = (actor: Actor) => actor.send({ type: 'order.submitted' });
const rests = (actor: Actor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
const codeOf = (actor: Actor) => actor.getSnapshot().context.failure?.code;

describe('a checkout whose answer is lost', () => {
  test.each([
    'TIMEOUT',
    'NO_RESPONSE',
    'INVALID_ANSWER',
    'INTERNAL',
    'UNAVAILABLE',
    'CONFLICT',
    'IDEMPOTENCY_MISMATCH',
  ] as const)(
    'battery 59 after %s the server is asked by the key, and the order it has is shown',
    async (code) => {
      const { actor, sent, asked, done } = openCheckoutScene({
        places: [checkoutRefusal(code)],
        finds: [orderPlacedResult],
      });
      submit(actor);
      await rests(actor);

      expect([sent.length, asked, done]).toEqual([
        1,
        [{ key: FIRST_CHECKOUT_KEY }],
        ['forget', `placed ${sampleOrder().id}`],
      ]);
    },
  );

  test('R9.1 after 30 s without an answer the server is asked', () => {
    const { actor, clock, asked } = openCheckoutScene({ places: ['never'], finds: ['never'] });
    submit(actor);
    clock.increment(29_999);
    expect(asked).toEqual([]);
    clock.increment(1);

    expect([asked, codeOf(actor)]).toEqual([[{ key: FIRST_CHECKOUT_KEY }], 'TIMEOUT']);
  });

  test('battery 108 when there is no such order it may be sent again, under the same key and with the reason in sight', async () => {
    const { actor, sent, kept } = openCheckoutScene({
      places: [checkoutRefusal('NO_RESPONSE'), orderPlacedResult],
      finds: [nothingFound],
    });
    submit(actor);
    await rests(actor);
    expect([actor.getSnapshot().value, codeOf(actor)]).toEqual([{ open: 'notPlaced' }, 'NO_RESPONSE']);
    expect(kept.at(-1)).toEqual(sampleUnsavedCheckout({ isSent: false }));
    submit(actor);
    await rests(actor);

    expect(sent).toEqual([
      { shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY },
      { shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY },
    ]);
  });

  test('battery 108 while the server cannot be asked nothing may be changed; a connection that is back asks again', async () => {
    const { actor, sent, asked } = openCheckoutScene({
      places: ['broken'],
      finds: [orderLookupFailed, 'broken', orderPlacedResult],
    });
    submit(actor);
    await rests(actor);
    actor.send({ type: 'shipping.changed', field: 'city', value: 'Burgos' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.shipping]).toEqual([
      'unconfirmed',
      CHECKOUT_SHIPPING,
    ]);
    actor.send({ type: 'retry.requested' });
    await rests(actor);
    actor.send({ type: 'connection.restored' });
    await rests(actor);

    expect([sent.length, asked.length, actor.getSnapshot().value]).toEqual([1, 3, 'placed']);
  });

  test('a shopper who sends it again without knowing sends the same key and the same body', async () => {
    const { actor, sent } = openCheckoutScene({
      places: [checkoutRefusal('TIMEOUT'), orderPlacedResult],
      finds: [orderLookupFailed],
    });
    submit(actor);
    await rests(actor);
    submit(actor);
    await rests(actor);

    expect(sent).toEqual([
      { shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY },
      { shippingInfo: SENT_SHIPPING, key: FIRST_CHECKOUT_KEY },
    ]);
  });

  test('battery 58 a key that is known with another body and without an order is not used again', async () => {
    const { actor, sent } = openCheckoutScene({
      places: [checkoutRefusal('IDEMPOTENCY_MISMATCH'), orderPlacedResult],
      finds: [nothingFound],
    });
    submit(actor);
    await rests(actor);
    submit(actor);
    await rests(actor);

    expect(sent.map(({ key }) => key)).toEqual([FIRST_CHECKOUT_KEY, sampleId(101)]);
  });
});

describe('a checkout that was kept', () => {
  test('it is kept as it is typed, as sent before it is sent, and forgotten when the order stands', async () => {
    const { actor, kept, done } = openCheckoutScene({ places: [orderPlacedResult] });
    actor.send({ type: 'shipping.changed', field: 'notes', value: 'Portería' });
    submit(actor);
    await rests(actor);

    const shipping = { ...CHECKOUT_SHIPPING, notes: 'Portería' };
    expect(kept).toEqual([
      sampleUnsavedCheckout({ shipping, key: null }),
      sampleUnsavedCheckout({ shipping, isSent: true }),
    ]);
    expect(done[0]).toBe('forget');
  });

  test('battery 117 a reload while it is on its way asks what happened and sends nothing by itself', async () => {
    const { actor, sent, asked } = openCheckoutScene({
      input: { kept: sampleUnsavedCheckout({ isSent: true }) },
      finds: [nothingFound],
    });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await rests(actor);

    expect([sent, asked, actor.getSnapshot().value, codeOf(actor)]).toEqual([
      [],
      [{ key: FIRST_CHECKOUT_KEY }],
      { open: 'notPlaced' },
      'INTERRUPTED',
    ]);
  });

  test('battery 110 what was typed before the session ended is there again', () => {
    const shipping = { ...CHECKOUT_SHIPPING, city: 'Burgos' };
    const { actor } = openCheckoutScene({ input: { kept: sampleUnsavedCheckout({ shipping }) } });

    expect([actor.getSnapshot().value, actor.getSnapshot().context.shipping]).toEqual([
      { open: 'editing' },
      shipping,
    ]);
  });

  test.each([
    ['of another version', { ...sampleUnsavedCheckout({ isSent: true }), version: 2 }],
    ['of another shopper', sampleUnsavedCheckout({ isSent: true, userId: sampleId(99) })],
    ['that is damaged', { version: 1, shipping: 'Soria' }],
  ])('one %s is dropped', (_, kept) => {
    const { actor, asked } = openCheckoutScene({ input: { kept } });

    expect([actor.getSnapshot().value, actor.getSnapshot().context.key, asked]).toEqual([
      { open: 'editing' },
      null,
      [],
    ]);
  });
});
