import { expect, test } from 'vitest';
import { cartAnswer, cartRefusal } from '../../../tests/support/samples/cart-answers.ts';
import { cartLine, cartProduct } from '../../../tests/support/browser/cart-server.ts';
import {
  doneEventsOf,
  errorEventOf,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { startingContext } from './cart-context.ts';
import type { CartContext } from './cart.types.ts';
import { lineMergeMachine } from './line-merge.machine.ts';

const events = [
  { type: 'connection.restored' },
  { type: 'item.added', product: cartProduct('a'), quantity: 1 },
  { type: 'item.added', product: cartProduct('a'), quantity: 0 },
  { type: 'item.quantityChanged', productId: 'a', quantity: 2 },
  { type: 'item.removed', productId: 'a' },
  { type: 'lock.granted' },
  { type: 'order.placed', taken: [] },
  ...doneEventsOf(
    'readLocalCart',
    { lines: [cartLine('a', 1)], dropped: 0 },
    { lines: [], dropped: 1 },
    { lines: [cartLine('a', 1), cartLine('b', 1)], dropped: 0 },
  ),
  errorEventOf('readLocalCart'),
  ...doneEventsOf('fetchCart', cartAnswer({}), cartAnswer({ a: 1 }), cartRefusal('UNAVAILABLE')),
  ...doneEventsOf(
    'changeCart',
    cartAnswer({ a: 1 }),
    ...(['INSUFFICIENT_STOCK', 'UNAUTHENTICATED', 'NOT_FOUND', 'TIMEOUT'] as const).map(cartRefusal),
  ),
  ...doneEventsOf('readStock', null, 0, 1_000),
  errorEventOf('readStock'),
  { type: 'xstate.after.retryPause.lineMerge.stalled' },
];

/** Quantities are unbounded, so states are compared by their pending work only. */
const identify = ({ value, context }: { value: unknown; context: CartContext }) => {
  const { sent, queue, arriving, confirmed, mergeSummary } = context;
  return JSON.stringify([
    value,
    sent && sent.quantity === sent.wanted,
    mergeSummary && Object.values(mergeSummary).flat().length > 0,
    [queue, arriving, confirmed.items].map((lines) => lines.length > 0),
  ]);
};

test(`the transitions of ${lineMergeMachine.id} are exactly these`, () => {
  const input = { ...startingContext(), owner: 'ana' };
  expect(
    edgesOf(lineMergeMachine, { input, events, identify, stopWhen: ({ status }) => status === 'done' }),
  ).toEqual([
    'adding --item.added--> adding',
    'adding --item.quantityChanged--> adding',
    'adding --item.removed--> adding',
    'adding --order.placed--> adding',
    'adding --xstate.done.actor.changeCart--> clamping',
    'adding --xstate.done.actor.changeCart--> merged',
    'adding --xstate.done.actor.changeCart--> stalled',
    'clamping --item.added--> clamping',
    'clamping --item.quantityChanged--> clamping',
    'clamping --item.removed--> clamping',
    'clamping --order.placed--> clamping',
    'clamping --xstate.done.actor.readStock--> adding',
    'clamping --xstate.done.actor.readStock--> merged',
    'clamping --xstate.done.actor.readStock--> stalled',
    'clamping --xstate.error.actor.readStock--> stalled',
    'collecting --item.added--> collecting',
    'collecting --item.quantityChanged--> collecting',
    'collecting --item.removed--> collecting',
    'collecting --order.placed--> collecting',
    'collecting --xstate.done.actor.readLocalCart--> fetching',
    'collecting --xstate.error.actor.readLocalCart--> fetching',
    'fetching --item.added--> fetching',
    'fetching --item.quantityChanged--> fetching',
    'fetching --item.removed--> fetching',
    'fetching --order.placed--> fetching',
    'fetching --xstate.done.actor.fetchCart--> adding',
    'fetching --xstate.done.actor.fetchCart--> merged',
    'fetching --xstate.done.actor.fetchCart--> stalled',
    'stalled --connection.restored--> fetching',
    'stalled --item.added--> stalled',
    'stalled --item.quantityChanged--> stalled',
    'stalled --item.removed--> stalled',
    'stalled --order.placed--> stalled',
    'stalled --xstate.after.retryPause.lineMerge.stalled--> fetching',
    'waiting --item.added--> waiting',
    'waiting --item.quantityChanged--> waiting',
    'waiting --item.removed--> waiting',
    'waiting --lock.granted--> collecting',
    'waiting --order.placed--> waiting',
  ]);
  expect(
    answerEffectsOf(lineMergeMachine, {
      input,
      events,
      identify,
      stopWhen: ({ status }) => status === 'done',
    }),
  ).toEqual([
    'changeCart INSUFFICIENT_STOCK → nothing',
    'changeCart NOT_FOUND → mergeSummary: NOT_FOUND, output: NOT_FOUND, saveLocalCart()',
    'changeCart TIMEOUT → nothing',
    'changeCart UNAUTHENTICATED → nothing',
    'changeCart ok → confirmed: value, cart: value, output: value, saveLocalCart()',
    'changeCart ok → confirmed: value, output: value, saveLocalCart()',
    'fetchCart UNAVAILABLE → nothing',
    'fetchCart ok → confirmed: value, cart: value, output: value, saveLocalCart()',
    'fetchCart ok → confirmed: value, output: value, saveLocalCart()',
    'fetchCart ok → confirmed: value, saveLocalCart()',
    'readLocalCart broken → nothing',
    'readLocalCart value → arriving: lines',
    'readLocalCart value → arriving: lines, cart: lines.0',
    'readStock 0 → saveLocalCart()',
    'readStock 1000 → nothing',
    'readStock broken → nothing',
    'readStock null → nothing',
  ]);
});
