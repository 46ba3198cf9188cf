import { expect, test } from 'vitest';
import { cartLine, cartProduct } from '../../../tests/support/browser/cart-server.ts';
import {
  type ChartOptions,
  doneEventsOf,
  errorEventOf,
  edgesOf,
  answerEffectsOf,
} from '../../../tests/support/charts/chart-transitions.ts';
import { startingContext } from './cart-context.ts';
import { deviceLinesMachine } from './device-lines.machine.ts';

const events = [
  { type: 'page.hydrated' },
  { type: 'item.added', product: cartProduct('a'), quantity: 1 },
  { type: 'item.added', product: cartProduct('a'), quantity: 0 },
  { type: 'item.quantityChanged', productId: 'a', quantity: 2 },
  { type: 'item.removed', productId: 'a' },
  { type: 'cart.changedElsewhere', lines: [] },
  ...doneEventsOf('readLocalCart', { lines: [cartLine('a', 1)], dropped: 0 }, { lines: [], dropped: 1 }),
  errorEventOf('readLocalCart'),
];

const optionsOf = (isAwake: boolean): ChartOptions => ({
  input: { ...startingContext(), isAwake },
  events,
  // Quantities are unbounded, so states are compared by their pending work only.
  identify: ({ value, context }) =>
    JSON.stringify([value, [context.queue, context.confirmed.items].map((lines) => lines.length > 0)]),
});
const edges = (isAwake: boolean) => edgesOf(deviceLinesMachine, optionsOf(isAwake));

test(`the transitions of ${deviceLinesMachine.id} are exactly these`, () => {
  expect(edges(false)).toEqual([
    'dormant --item.added--> dormant',
    'dormant --item.quantityChanged--> dormant',
    'dormant --item.removed--> dormant',
    'dormant --page.hydrated--> reading',
    'idle --cart.changedElsewhere--> idle',
    'idle --item.added--> idle',
    'idle --item.quantityChanged--> idle',
    'idle --item.removed--> idle',
    'reading --item.added--> reading',
    'reading --item.quantityChanged--> reading',
    'reading --item.removed--> reading',
    'reading --xstate.done.actor.readLocalCart--> idle',
    'reading --xstate.error.actor.readLocalCart--> idle',
  ]);
});

test('the lines that the device holds are recorded', () => {
  expect(answerEffectsOf(deviceLinesMachine, optionsOf(true))).toEqual([
    'readLocalCart broken → nothing',
    'readLocalCart broken → saveLocalCart()',
    'readLocalCart value → confirmed: lines',
    'readLocalCart value → confirmed: lines, cart: lines.0',
    'readLocalCart value → confirmed: lines.0, cart: lines.0, saveLocalCart(lines.0)',
    'readLocalCart value → saveLocalCart()',
  ]);
});

test('while the page lives the device is read at once', () => {
  expect(edges(true)).toEqual(edges(false).filter((edge) => !edge.startsWith('dormant')));
});
