import { expect, test } from 'vitest';
import { cartAnswer, cartRefusal, heldLines, serverCart } from '../../../tests/support/cart-answers.ts';
import { consumer } from '../../../tests/support/cart.ts';
import { cartProduct } from '../../../tests/support/cart-server.ts';
import { answersOf, breakdownOf, edgesOf } from '../../../tests/support/charts.ts';
import type { CartContext } from './cart.types.ts';
import { adding } from './cart-context.ts';
import { consumerLinesMachine } from './consumer-lines.machine.ts';

const events = [
  { type: 'session.opened', user: consumer },
  { type: 'connection.restored' },
  { type: 'item.added', product: cartProduct('a'), quantity: 1 },
  { type: 'item.added', product: cartProduct('a'), quantity: 0 },
  { type: 'item.quantityChanged', productId: 'a', quantity: 2 },
  { type: 'item.removed', productId: 'a' },
  { type: 'cart.outdated' },
  { type: 'order.placed', taken: [] },
  { type: 'order.placed', taken: serverCart({ a: 1 }).items },
  ...answersOf(
    'fetchCart',
    cartAnswer({}),
    cartAnswer({ a: 1 }),
    cartRefusal('UNAVAILABLE'),
    cartRefusal('UNAUTHENTICATED'),
  ),
  ...answersOf(
    'changeCart',
    cartAnswer({ a: 1 }),
    ...(['INSUFFICIENT_STOCK', 'UNAUTHENTICATED', 'NOT_FOUND', 'TIMEOUT'] as const).map(cartRefusal),
  ),
  ...answersOf('recallUnsent', [], [{ sent: null, queue: [adding(cartProduct('a'), 1)] }]),
  breakdownOf('recallUnsent'),
  ...answersOf('clearCart', { ok: true, value: null }),
  { type: 'xstate.after.retryPause.consumerLines.stalled' },
];

/** Quantities grow without end; what the chart can tell apart is what there is to do. */
const identify = ({ value, context }: { value: unknown; context: CartContext }) => {
  const { sent, queue, confirmed, ordered, isOutdated } = context;
  return JSON.stringify([
    value,
    sent && [sent.kind, sent.hasWaited, sent.isRepeated],
    isOutdated,
    [queue, confirmed.items, ordered].map((lines) => lines.length > 0),
  ]);
};

test(`the transitions of ${consumerLinesMachine.id} are exactly these`, () => {
  expect(edgesOf(consumerLinesMachine, { input: heldLines({ a: 1 }), events, identify })).toEqual([
    'checking --cart.outdated--> checking',
    'checking --connection.restored--> checking',
    'checking --item.added--> checking',
    'checking --item.quantityChanged--> checking',
    'checking --item.removed--> checking',
    'checking --order.placed--> checking',
    'checking --xstate.done.actor.fetchCart--> checking',
    'checking --xstate.done.actor.fetchCart--> clearing',
    'checking --xstate.done.actor.fetchCart--> idle',
    'checking --xstate.done.actor.fetchCart--> sending',
    'checking --xstate.done.actor.fetchCart--> stalled',
    'checking --xstate.done.actor.fetchCart--> suspended',
    'clearing --cart.outdated--> clearing',
    'clearing --connection.restored--> clearing',
    'clearing --item.added--> clearing',
    'clearing --item.quantityChanged--> clearing',
    'clearing --item.removed--> clearing',
    'clearing --order.placed--> clearing',
    'clearing --xstate.done.actor.clearCart--> checking',
    'clearing --xstate.done.actor.clearCart--> idle',
    'clearing --xstate.done.actor.clearCart--> sending',
    'idle --cart.outdated--> checking',
    'idle --connection.restored--> checking',
    'idle --item.added--> idle',
    'idle --item.added--> sending',
    'idle --item.quantityChanged--> idle',
    'idle --item.quantityChanged--> sending',
    'idle --item.removed--> idle',
    'idle --item.removed--> sending',
    'idle --order.placed--> checking',
    'idle --order.placed--> idle',
    'recalling --cart.outdated--> recalling',
    'recalling --connection.restored--> recalling',
    'recalling --item.added--> recalling',
    'recalling --item.quantityChanged--> recalling',
    'recalling --item.removed--> recalling',
    'recalling --order.placed--> recalling',
    'recalling --xstate.done.actor.recallUnsent--> checking',
    'recalling --xstate.done.actor.recallUnsent--> idle',
    'recalling --xstate.done.actor.recallUnsent--> sending',
    'recalling --xstate.error.actor.recallUnsent--> checking',
    'recalling --xstate.error.actor.recallUnsent--> idle',
    'recalling --xstate.error.actor.recallUnsent--> sending',
    'sending --cart.outdated--> sending',
    'sending --connection.restored--> sending',
    'sending --item.added--> sending',
    'sending --item.quantityChanged--> sending',
    'sending --item.removed--> sending',
    'sending --order.placed--> sending',
    'sending --xstate.done.actor.changeCart--> checking',
    'sending --xstate.done.actor.changeCart--> idle',
    'sending --xstate.done.actor.changeCart--> sending',
    'sending --xstate.done.actor.changeCart--> suspended',
    'stalled --cart.outdated--> checking',
    'stalled --connection.restored--> checking',
    'stalled --item.added--> stalled',
    'stalled --item.quantityChanged--> stalled',
    'stalled --item.removed--> stalled',
    'stalled --order.placed--> checking',
    'stalled --order.placed--> stalled',
    'stalled --xstate.after.retryPause.consumerLines.stalled--> checking',
    'suspended --cart.outdated--> suspended',
    'suspended --connection.restored--> suspended',
    'suspended --item.added--> suspended',
    'suspended --item.quantityChanged--> suspended',
    'suspended --item.removed--> suspended',
    'suspended --order.placed--> suspended',
    'suspended --session.opened--> checking',
    'suspended --session.opened--> idle',
    'suspended --session.opened--> sending',
  ]);
});
