import { expect } from 'vitest';
import type { AnyEventObject, EventObject } from 'xstate';
import type { CartItem } from '../../contract/cart/cart.ts';
import { CART_SETTINGS } from '../../contract/limits.ts';
import { cartMachine } from '../../src/machines/cart/cart.machine.ts';
import { startingContext } from '../../src/machines/cart/cart-context.ts';
import { consumerCartContext } from '../support/samples/cart-answers.ts';
import { visibleCartLines, expectedPanelLines, openCartPanel } from '../support/views/cart-side-panel.tsx';
import {
  type Lines,
  pendingActionsAfter,
  type PendingActions,
  cartActionOfEvent,
  type ProductCartAction,
  withLines,
  withAction,
  withPendingActions,
} from '../support/charts/cart-reference.ts';
import { addItemEvent, consumer, removeItemEvent, setQuantityEvent } from '../support/browser/cart.ts';
import { cartLine, createCartServer } from '../support/browser/cart-server.ts';
import { sampleId } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';
import type { Drivers } from '../support/charts/path-tests.ts';
import { wiredCart } from '../support/browser/wired-cart.ts';

const other = { ...consumer, id: sampleId(12) };
const ofConsumer = consumerCartContext({ a: 1 }, consumer.id);

const events = [
  { type: 'page.hydrated' },
  { type: 'session.opened', user: consumer },
  { type: 'session.opened', user: other },
  { type: 'session.closed', reason: 'SIGNED_OUT' },
  { type: 'connection.restored' },
  addItemEvent('b'),
  setQuantityEvent('a', 2),
  removeItemEvent('a'),
  { type: 'cart.outdated' },
  { type: 'order.placed', taken: [] },
  { type: 'xstate.snapshot.deviceLines', snapshot: { context: startingContext() } },
  { type: 'xstate.snapshot.lineMerge', snapshot: { context: ofConsumer } },
  { type: 'xstate.snapshot.consumerLines', snapshot: { context: ofConsumer } },
  { type: 'xstate.done.actor.lineMerge', output: ofConsumer },
  { type: 'xstate.after.clearedEventDelay.cart.afterOrder.waiting' },
  { type: 'xstate.after.clearedRecheckDelay.cart.afterOrder.rechecking' },
] as const;

interface ExpectedCart {
  keeper: 'deviceLines' | 'lineMerge' | 'consumerLines';
  /** Id of the consumer; null for the cart of the device. */
  owner: string | null;
  /** Lines in the device's storage; `isRead` once the page has loaded them. */
  device: Lines;
  isRead: boolean;
  server: Lines;
  /** Lines that are visible while they move to the server. */
  handedOver: Lines;
  waiting: PendingActions;
}

function wished(before: ExpectedCart, wish: ProductCartAction): ExpectedCart {
  const { keeper, device, isRead, server, handedOver, waiting } = before;
  if (keeper === 'consumerLines') return { ...before, server: withAction(server, ...wish) };
  if (keeper === 'deviceLines' && isRead) return { ...before, device: withAction(device, ...wish) };
  return { ...before, waiting: pendingActionsAfter(waiting, wish, handedOver) };
}

/** The device's lines merge into the cart of the user who signs in; another consumer's lines do not. */
function opened(before: ExpectedCart, owner: string): ExpectedCart {
  if (owner === before.owner) return before;
  const now: ExpectedCart = { ...before, owner, keeper: 'lineMerge' };
  if (before.owner !== null) return { ...now, handedOver: {}, waiting: {} };
  return { ...now, handedOver: before.isRead ? before.device : {} };
}

/** The device's lines and later changes are in the server's cart. */
const merged = (before: ExpectedCart): ExpectedCart => ({
  ...before,
  keeper: 'consumerLines',
  server: withPendingActions(withLines(before.server, before.device), before.waiting),
  device: {},
  waiting: {},
});

function after(before: ExpectedCart, event: AnyEventObject): ExpectedCart {
  const wish = cartActionOfEvent(event);
  if (wish) return wished(before, wish);
  switch (event.type) {
    case 'page.hydrated':
      if (before.keeper !== 'deviceLines' || before.isRead) return before;
      return {
        ...before,
        device: withPendingActions(before.device, before.waiting),
        waiting: {},
        isRead: true,
      };
    case 'session.opened':
      return opened(before, event['user'].id);
    case 'session.closed':
      return before.owner === null
        ? before
        : { ...before, keeper: 'deviceLines', owner: null, isRead: true, waiting: {}, handedOver: {} };
    case 'xstate.snapshot.deviceLines':
      return { ...before, device: { c: 3 } };
    case 'xstate.snapshot.lineMerge':
    case 'xstate.snapshot.consumerLines':
      return wished(before, ['c', { kind: 'more', quantity: 1 }]);
    case 'xstate.done.actor.lineMerge':
      return merged(before);
    default:
      return before;
  }
}

/** Exactly one keeper has the lines, and the page shows them; each placed order is announced once. */
function seesKeeper(past: readonly EventObject[], { actorRef, told }: Awaited<ReturnType<typeof openCart>>) {
  const { keeper, device, isRead, server, handedOver, waiting } = past.reduce<ExpectedCart>(after, {
    keeper: 'deviceLines',
    owner: null,
    device: {},
    isRead: false,
    server: { a: 1 },
    handedOver: {},
    waiting: {},
  });
  expect(Object.keys(actorRef.getSnapshot().children)).toEqual([keeper]);
  const known = { deviceLines: isRead ? device : {}, lineMerge: handedOver, consumerLines: server };
  expect(visibleCartLines()).toEqual(expectedPanelLines(withPendingActions(known[keeper], waiting)));
  expect(told()).toBe(past.filter(({ type }) => type.startsWith('xstate.after.clearedEventDelay')).length);
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
  let stored: readonly CartItem[] = [];
  let told = 0;
  const cart = wiredCart(createCartServer({ a: 1 }).services, {
    device: {
      read: async () => ({ lines: [...stored], dropped: 0 }),
      write: (lines) => void (stored = lines),
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
  const { clock, cartRef } = await openCartPanel(cart);
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
    'xstate.snapshot.deviceLines': () => {
      stored = [cartLine('c', 3)];
      change([cartLine('c', 3)]);
    },
    'xstate.snapshot.lineMerge': () => cartRef.send(addItemEvent('c')),
    'xstate.snapshot.consumerLines': () => cartRef.send(addItemEvent('c')),
    'xstate.done.actor.lineMerge': () => grant(),
    'xstate.after.clearedEventDelay.cart.afterOrder.waiting': () =>
      clock.increment(CART_SETTINGS.clearedEventDelay),
    'xstate.after.clearedRecheckDelay.cart.afterOrder.rechecking': () =>
      clock.increment(CART_SETTINGS.clearedRecheckDelay),
  };
  return { actorRef: cartRef, drivers, told: () => told };
}
