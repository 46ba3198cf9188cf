import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import type { CartItem } from '../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../contract/limits.ts';
import type { CartActorRef } from '../../src/machines/cart/cart.machine.ts';
import { startingContext } from '../../src/machines/cart/cart-context.ts';
import type { CartContext, CartResult, LocalCart } from '../../src/machines/cart/cart.types.ts';
import { deviceLinesMachine } from '../../src/machines/cart/device-lines.machine.ts';
import { lineMergeMachine } from '../../src/machines/cart/line-merge.machine.ts';
import { cartAnswer, cartRefusal } from '../support/samples/cart-answers.ts';
import { visibleCartLines, expectedPanelLines, openCartPanel } from '../support/views/cart-side-panel.tsx';
import { deviceLinesAfter, linesOf, mergeAfter } from '../support/charts/cart-reference.ts';
import { addItemEvent, consumer, setQuantityEvent } from '../support/browser/cart.ts';
import { cartLine, createCartServer } from '../support/browser/cart-server.ts';
import { doneEventsOf, errorEventOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { Drivers } from '../support/charts/path-tests.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

const linesIn = ({ cart }: CartContext) => cart.items.map(({ productId, quantity }) => [productId, quantity]);

const quantityOf = ({ cart }: CartContext, id: string) =>
  cart.items.find(({ productId }) => productId === id)?.quantity ?? 0;

const deviceEvents = [
  { type: 'page.hydrated' },
  addItemEvent('a'),
  setQuantityEvent('a', 3),
  { type: 'item.removed', productId: 'b' },
  { type: 'cart.changedElsewhere', lines: [cartLine('b', 5)] },
  ...doneEventsOf('readLocalCart', { lines: [cartLine('a', 1)], dropped: 0 }, { lines: [], dropped: 1 }),
  errorEventOf('readLocalCart'),
] as const;

/** The cart panel shows the stored lines with the pending changes before and after loading them. */
const seesDevice = (past: readonly EventObject[]) =>
  expect(visibleCartLines()).toEqual(expectedPanelLines(deviceLinesAfter(past)));

walkChart({
  name: 'what lies in the cart of this device',
  proves: 'R4.17',
  machine: deviceLinesMachine,
  input: startingContext(),
  events: deviceEvents,
  undriven: [],
  canHappen: ({ context }, event) =>
    event.type === 'item.added'
      ? quantityOf(context, 'a') < 2
      : !('productId' in event) || quantityOf(context, event.productId) > 0,
  look: ({ context }) => linesIn(context),
  mount: async () => {
    const read = deferred<LocalCart>();
    let tell = (_: CartItem[]) => {};
    const device = {
      read: () => read.promise,
      subscribe: (onChange: typeof tell) => {
        tell = onChange;
        return () => undefined;
      },
    };
    const { cartRef } = await openCartPanel(wiredCart(createCartServer().services, { device }));
    const actorRef = cartRef.getSnapshot().children.deviceLines;
    if (!actorRef) throw new Error('The lines of the device are not there');
    const drivers: Drivers<(typeof deviceEvents)[number]> = {
      'page.hydrated': (event) => cartRef.send(event),
      'item.added': (event) => cartRef.send(event),
      'item.quantityChanged': (event) => cartRef.send(event),
      'item.removed': (event) => cartRef.send(event),
      'cart.changedElsewhere': ({ lines }) => tell([...lines]),
      'xstate.done.actor.readLocalCart': ({ output }) => read.resolve(output),
      'xstate.error.actor.readLocalCart': ({ error }) => read.reject(error),
    };
    return { actorRef, drivers };
  },
  oracles: { dormant: seesDevice, reading: seesDevice, idle: seesDevice },
});

const mergeEvents = [
  { type: 'lock.granted' },
  ...doneEventsOf('readLocalCart', { lines: [], dropped: 0 }, { lines: [cartLine('a', 3)], dropped: 0 }),
  errorEventOf('readLocalCart'),
  ...doneEventsOf('fetchCart', cartAnswer({}), cartAnswer({ a: 1 }), cartRefusal('NO_RESPONSE')),
  ...doneEventsOf(
    'changeCart',
    cartAnswer({ a: 4 }),
    cartRefusal('INSUFFICIENT_STOCK'),
    cartRefusal('NOT_FOUND'),
    cartRefusal('TIMEOUT'),
  ),
  ...doneEventsOf('readStock', null, 0, 3),
  errorEventOf('readStock'),
  { type: 'connection.restored' },
  { type: 'xstate.after.retryPause.lineMerge.stalled' },
  addItemEvent('b'),
] as const;

const summaryOf = ({ mergeSummary }: CartContext) =>
  mergeSummary && [mergeSummary.arrived, mergeSummary.clamped, mergeSummary.left.map(({ code }) => code)];

interface Merging {
  cartRef: CartActorRef;
  /** Lines in the device's storage. */
  stored: () => readonly CartItem[];
}

/** Lines being merged are visible at once; lines that have not arrived stay in the device's storage. */
function seesMerge(past: readonly EventObject[], { stored }: Merging) {
  const { shown, kept } = mergeAfter(past);
  expect(visibleCartLines()).toEqual(expectedPanelLines(shown));
  expect(linesOf(stored())).toEqual(kept);
}

/** The consumer's lines continue with the same ones. */
function seesMerged(past: readonly EventObject[], scene: Merging) {
  expect(Object.keys(scene.cartRef.getSnapshot().children)).toEqual(['consumerLines']);
  seesMerge(past, scene);
}

walkChart({
  name: 'a cart whose owner has signed in',
  proves: 'R4.18',
  machine: lineMergeMachine,
  input: { ...startingContext(), owner: consumer.id },
  events: mergeEvents,
  undriven: ['item.quantityChanged', 'item.removed', 'order.placed'],
  canHappen: ({ status, context }, event) =>
    status === 'active' && (event.type !== 'item.added' || context.queue.length === 0),
  look: ({ context }) => [linesIn(context), summaryOf(context)],
  mount: async () => {
    const reads: ReturnType<typeof deferred<LocalCart>>[] = [];
    let fetched = deferred<CartResult>();
    let change = deferred<CartResult>();
    let stock = deferred<number | null>();
    let grant = () => {};
    let stored: readonly CartItem[] = [];
    const server = {
      ...createCartServer().services,
      getCart: () => (fetched = deferred<CartResult>()).promise,
      change: () => (change = deferred<CartResult>()).promise,
      stockOf: () => (stock = deferred<number | null>()).promise,
    };
    const device = {
      read: () => {
        const read = deferred<LocalCart>();
        reads.push(read);
        return read.promise;
      },
      write: (lines: readonly CartItem[]) => void (stored = lines),
      holdMergeLock: (onGranted: () => void) => {
        grant = onGranted;
        return () => undefined;
      },
    };
    // Actions of `consumerLines` afterwards are outside this walk.
    const tab = { recallUnsent: () => deferred<never>().promise };
    const { clock, cartRef } = await openCartPanel(wiredCart(server, { device, tab }));
    await act(async () => cartRef.send({ type: 'session.opened', user: consumer }));
    const actorRef = cartRef.getSnapshot().children.lineMerge;
    if (!actorRef) throw new Error('Nothing is merged');
    const drivers: Drivers<(typeof mergeEvents)[number]> = {
      'lock.granted': () => grant(),
      'connection.restored': (event) => cartRef.send(event),
      'item.added': (event) => cartRef.send(event),
      'xstate.after.retryPause.lineMerge.stalled': () => clock.increment(CART_SETTINGS.retryPause),
      'xstate.done.actor.readLocalCart': ({ output }) => {
        stored = output.lines;
        reads.at(-1)?.resolve(output);
      },
      'xstate.error.actor.readLocalCart': ({ error }) => reads.at(-1)?.reject(error),
      'xstate.done.actor.fetchCart': ({ output }) => fetched.resolve(output),
      'xstate.done.actor.changeCart': ({ output }) => change.resolve(output),
      'xstate.done.actor.readStock': ({ output }) => stock.resolve(output),
      'xstate.error.actor.readStock': ({ error }) => stock.reject(error),
    };
    return { actorRef, drivers, cartRef, stored: () => stored };
  },
  oracles: {
    waiting: seesMerge,
    collecting: seesMerge,
    fetching: seesMerge,
    adding: seesMerge,
    clamping: seesMerge,
    stalled: seesMerge,
    merged: seesMerged,
  },
});
