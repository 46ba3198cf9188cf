import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { consumerCartContext } from '../../../tests/support/samples/cart-answers.ts';
import { consumer } from '../../../tests/support/browser/cart.ts';
import { cartProduct } from '../../../tests/support/browser/cart-server.ts';
import { edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import { cartMachine } from './cart.machine.ts';
import { startingContext } from './cart-context.ts';

const ofConsumer = consumerCartContext({ a: 1 }, consumer.id);
const told = (child: string, context: object) => ({
  type: `xstate.snapshot.${child}`,
  snapshot: { context },
});

const events = [
  { type: 'page.hydrated' },
  { type: 'session.opened', user: consumer },
  { type: 'session.opened', user: { ...consumer, id: sampleId(12) } },
  { type: 'session.opened', user: { ...consumer, role: 'producer' } },
  { type: 'session.closed', reason: 'SIGNED_OUT' },
  { type: 'connection.restored' },
  { type: 'item.added', product: cartProduct('a'), quantity: 1 },
  { type: 'item.quantityChanged', productId: 'a', quantity: 2 },
  { type: 'item.removed', productId: 'a' },
  { type: 'cart.outdated' },
  { type: 'order.placed', taken: [] },
  told('deviceLines', { ...startingContext(), dropped: 1 }),
  told('lineMerge', ofConsumer),
  told('consumerLines', ofConsumer),
  { type: 'xstate.done.actor.lineMerge', output: ofConsumer },
  { type: 'xstate.after.clearedEventDelay.cart.afterOrder.waiting' },
  { type: 'xstate.after.clearedRecheckDelay.cart.afterOrder.rechecking' },
];

const identify = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]);

test(`the transitions of ${cartMachine.id} are exactly these`, () => {
  expect(edgesOf(cartMachine, { events, identify })).toEqual([
    'afterOrder.quiet --order.placed--> afterOrder.waiting',
    'afterOrder.rechecking --order.placed--> afterOrder.waiting',
    'afterOrder.rechecking --xstate.after.clearedRecheckDelay.cart.afterOrder.rechecking--> afterOrder.quiet',
    'afterOrder.waiting --order.placed--> afterOrder.waiting',
    'afterOrder.waiting --xstate.after.clearedEventDelay.cart.afterOrder.waiting--> afterOrder.rechecking',
    'lines.local --item.added--> lines.local',
    'lines.local --item.quantityChanged--> lines.local',
    'lines.local --item.removed--> lines.local',
    'lines.local --page.hydrated--> lines.local',
    'lines.local --session.opened--> lines.merging',
    'lines.local --xstate.snapshot.deviceLines--> lines.local',
    'lines.merging --connection.restored--> lines.merging',
    'lines.merging --item.added--> lines.merging',
    'lines.merging --item.quantityChanged--> lines.merging',
    'lines.merging --item.removed--> lines.merging',
    'lines.merging --session.closed--> lines.local',
    'lines.merging --session.opened--> lines.merging',
    'lines.merging --xstate.done.actor.lineMerge--> lines.synced',
    'lines.merging --xstate.snapshot.lineMerge--> lines.merging',
    'lines.merging afterOrder.waiting --order.placed--> lines.merging afterOrder.waiting',
    'lines.synced --cart.outdated--> lines.synced',
    'lines.synced --connection.restored--> lines.synced',
    'lines.synced --item.added--> lines.synced',
    'lines.synced --item.quantityChanged--> lines.synced',
    'lines.synced --item.removed--> lines.synced',
    'lines.synced --session.closed--> lines.local',
    'lines.synced --session.opened--> lines.merging',
    'lines.synced --session.opened--> lines.synced',
    'lines.synced --xstate.snapshot.consumerLines--> lines.synced',
    'lines.synced afterOrder.waiting --order.placed--> lines.synced afterOrder.waiting',
  ]);
  expect(answerEffectsOf(cartMachine, { events, identify })).toEqual([
    'lineMerge value → confirmed: confirmed, queue: queue, arriving: arriving, cart: cart, ordered: ordered',
    'lineMerge value → owner: owner, confirmed: confirmed, queue: queue, arriving: arriving, cart: cart, ordered: ordered',
  ]);
});
