import { expect } from 'vitest';
import type { CartItem } from '../../contract/carts/cart.ts';
import { CART } from '../../contract/limits.ts';
import { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { startingContext } from '../../src/machines/cart/cart-context.ts';
import { heldLines } from '../support/cart-answers.ts';
import { linesIn, linesInSight, openCartAtSide } from '../support/cart-at-side.tsx';
import { add, consumer, remove, set } from '../support/cart.ts';
import { cartLine, createCartServer } from '../support/cart-server.ts';
import { sampleId } from '../support/samples.ts';
import { walkChart } from '../support/walk-chart.ts';
import type { Drivers } from '../support/walks.ts';
import { wiredCart } from '../support/wired-cart.ts';

const other = { ...consumer, id: sampleId(12) };
const ofConsumer = { context: heldLines({ a: 1 }, consumer.id) };

const events = [
  { type: 'page.hydrated' },
  { type: 'session.opened', user: consumer },
  { type: 'session.opened', user: other },
  { type: 'session.closed', reason: 'SIGNED_OUT' },
  { type: 'connection.restored' },
  add('b'),
  set('a', 2),
  remove('a'),
  { type: 'cart.outdated' },
  { type: 'order.placed', taken: [] },
  { type: 'xstate.snapshot.deviceLines', snapshot: { context: startingContext() } },
  { type: 'xstate.snapshot.lineMerge', snapshot: ofConsumer },
  { type: 'xstate.snapshot.consumerLines', snapshot: ofConsumer },
  { type: 'xstate.done.actor.lineMerge', output: ofConsumer.context },
  { type: 'xstate.after.clearedEventDelay.cart.afterOrder.waiting' },
  { type: 'xstate.after.clearedRecheckDelay.cart.afterOrder.rechecking' },
] as const;

const KEEPERS = { local: 'deviceLines', merging: 'lineMerge', synced: 'consumerLines' } as const;

/** One keeper has the lines; the cart has heard of it what it holds, and the page shows it. */
function seesKeeper(_: unknown, { actorRef, told, due }: Awaited<ReturnType<typeof openCart>>) {
  const { children, context, value } = actorRef.getSnapshot();
  const keeper = KEEPERS[value.lines];
  expect(Object.keys(children)).toEqual([keeper]);
  expect(children[keeper]?.getSnapshot().context).toEqual(context);
  expect(linesInSight()).toEqual(linesIn(context));
  expect(told()).toBe(due());
}

walkChart({
  name: 'the cart with those who keep its lines',
  proves: 'R4.17 R4.18 R4.19',
  machine: cartMachine,
  input: undefined,
  events,
  canHappen({ context: { owner } }, event) {
    const whose = 'output' in event ? event.output : 'snapshot' in event ? event.snapshot.context : null;
    return whose === null || whose.owner === owner;
  },
  look: ({ context }) => context.owner,
  mount: openCart,
  oracles: {
    'lines.local,afterOrder.quiet': seesKeeper,
    'lines.local,afterOrder.waiting': seesKeeper,
    'lines.local,afterOrder.rechecking': seesKeeper,
    'lines.merging,afterOrder.quiet': seesKeeper,
    'lines.merging,afterOrder.waiting': seesKeeper,
    'lines.merging,afterOrder.rechecking': seesKeeper,
    'lines.synced,afterOrder.quiet': seesKeeper,
    'lines.synced,afterOrder.waiting': seesKeeper,
    'lines.synced,afterOrder.rechecking': seesKeeper,
  },
});

async function openCart() {
  let grant = () => {};
  let change = (_: CartItem[]) => {};
  let [told, due] = [0, 0];
  const cart = wiredCart(createCartServer({ a: 1 }).services, {
    device: {
      subscribe: (onChange) => {
        change = onChange;
        return () => (change = () => {});
      },
      holdMergeLock: (onGranted) => {
        grant = onGranted;
        return () => (grant = () => {});
      },
    },
  });
  const { clock, cartRef } = await openCartAtSide(cart);
  cartRef.on('cart.cleared', () => void (told += 1));
  const drivers: Drivers<(typeof events)[number]> = {
    'page.hydrated': (event) => cartRef.send(event),
    'session.opened': (event) => cartRef.send(event),
    'session.closed': (event) => cartRef.send(event),
    'connection.restored': (event) => cartRef.send(event),
    'item.added': (event) => cartRef.send(event),
    'item.quantityChanged': (event) => cartRef.send(event),
    'item.removed': (event) => cartRef.send(event),
    'cart.outdated': (event) => cartRef.send(event),
    'order.placed': ({ taken }) => cartRef.send({ type: 'order.placed', taken: [...taken] }),
    'xstate.snapshot.deviceLines': () => change([cartLine('c', 3)]),
    'xstate.snapshot.lineMerge': () => cartRef.send(add('c')),
    'xstate.snapshot.consumerLines': () => cartRef.send(add('c')),
    'xstate.done.actor.lineMerge': () => grant(),
    'xstate.after.clearedEventDelay.cart.afterOrder.waiting': () => {
      due += 1;
      clock.increment(CART.clearedEventDelay);
    },
    'xstate.after.clearedRecheckDelay.cart.afterOrder.rechecking': () =>
      clock.increment(CART.clearedRecheckDelay),
  };
  return { actorRef: cartRef, drivers, told: () => told, due: () => due };
}
